import { sql } from 'kysely';
import { generateProducts } from './products/generate-products.ts';
import { readPictureMasters } from './pictures.ts';
import { type Product, type Variant, nextRevision } from '../catalogue/index.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';

/**
 * Gives demo products whose pictures no longer exist the current ones: a catalogue stores the names of its pictures, and the
 * studio may have renamed them since. Prices, stock and texts do not change.
 *
 * @returns the number of changed products
 */
export async function refreshPictures(db: Db): Promise<number> {
  const names = readPictureMasters().map(({ name }) => name);
  if ((await productsWithoutPicture(db, names)).size === 0) return 0;
  // before the transaction: on a busy machine this takes longer than the database's timeout for idle transactions
  const current = [...generateProducts()];
  return transact(db, async (tx) => {
    const stale = await productsWithoutPicture(tx, names);
    const changed = current.flatMap((product) => {
      const stored = stale.get(product.id);
      return stored === undefined ? [] : withCurrentPictures(stored, product, new Set(names));
    });
    if (changed.length === 0) return 0;
    const revision = await nextRevision(tx);
    for (const product of changed) await replace(tx, product, revision);
    return changed.length;
  });
}

async function productsWithoutPicture(tx: Db | Tx, names: readonly string[]): Promise<Map<string, Product>> {
  const { rows } = await sql<{ document: Product }>`
    select document from products where exists (
      select from jsonb_array_elements(document -> 'variants') as variant
      where not (variant ->> 'image') = any (${names}::text[]))`.execute(tx);
  return new Map(rows.map(({ document }) => [document.id, document]));
}

/** Replaces only the pictures that no longer exist. */
function withCurrentPictures(stored: Product, current: Product, names: ReadonlySet<string>): Product {
  const currentVariants = new Map(current.variants.map((variant) => [variant.sku, variant]));
  const variants = stored.variants.map((variant) =>
    names.has(variant.image) ? variant : withPictures(variant, currentVariants.get(variant.sku)),
  );
  const existing = stored.images.filter((image) => names.has(image));
  const imageTexts = { ...current.imageTexts, ...stored.imageTexts };
  return { ...stored, variants, images: existing.length > 0 ? existing : current.images, imageTexts };
}

function withPictures(variant: Variant, { image, views = [] }: Variant = variant): Variant {
  return { ...variant, image, views };
}

async function replace(tx: Tx, product: Product, revision: number): Promise<void> {
  await tx
    .updateTable('products')
    .set(({ eb }) => ({ document: JSON.stringify(product), version: eb('version', '+', 1), revision }))
    .where('id', '=', product.id)
    .execute();
}
