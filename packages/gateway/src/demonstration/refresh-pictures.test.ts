import { expect, test } from 'vitest';
import { generateProducts } from './products/generate-products.ts';
import type { Product } from '../catalogue/product.ts';
import { storeProducts } from '../catalogue/store-products.ts';
import { transact } from '../database/transact.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { refreshPictures } from './refresh-pictures.ts';

const today = new Date('2030-01-02T00:00:00Z');

/** A product that was seeded before its pictures were renamed. */
const outdated = (product: Product): Product => ({
  ...product,
  shortDescription: { en: 'edited', fr: 'retouché' },
  imageTexts: Object.fromEntries(Object.keys(product.imageTexts ?? {}).map((name) => [name, { en: 'edited' }])),
  variants: product.variants.map((variant) => ({ ...variant, image: 'faucet-of-last-year' })),
});

test('a product with missing pictures gets the current ones; its texts, its stock and other products do not change', async () => {
  const db = await memoryDatabase();
  const [one, other] = [...generateProducts({ today, count: 60 })].slice(-2) as [Product, Product];
  await transact(db, (tx) => storeProducts(tx, [outdated(one), other]));
  await db.updateTable('stock').set({ available: 3 }).execute();
  expect(await refreshPictures(db)).toBe(1);
  const rows = await db.selectFrom('products').select(['id', 'document', 'version']).orderBy('id').execute();
  const documents = new Map(rows.map((row) => [row.id, row]));
  expect(documents.get(one.id)?.document.variants.map(({ image }) => image)).toEqual(
    one.variants.map(({ image }) => image),
  );
  expect(documents.get(one.id)?.document.shortDescription.en).toBe('edited');
  const alts = Object.values(documents.get(one.id)?.document.imageTexts ?? {}).map(({ en }) => en);
  expect(new Set(alts)).toEqual(new Set(['edited']));
  expect(documents.get(other.id)).toMatchObject({ document: other, version: 1 });
  expect(await db.selectFrom('stock').select('sku').where('available', '!=', 3).execute()).toEqual([]);
  expect(await refreshPictures(db)).toBe(0);
  await db.destroy();
});

test('products that are not part of the demo catalogue are not changed', async () => {
  const db = await memoryDatabase();
  const [product] = [...generateProducts({ today, count: 1 })] as [Product];
  const own = outdated({ ...product, id: 'of-a-seller' });
  await transact(db, (tx) => storeProducts(tx, [own]));
  expect(await refreshPictures(db)).toBe(0);
  const row = await db.selectFrom('products').select('document').executeTakeFirstOrThrow();
  expect(row.document).toEqual(own);
  await db.destroy();
});
