import type { Db } from '../../src/database/database.ts';
import { product, variant } from '../catalogue.ts';
import type { CommerceMock } from './commerce-mock.ts';
import { cents } from './step.ts';

const plenty = 1_000_000_000;

/** Puts the same goods at the same prices into our catalogue, with plenty of stock, since the mock does not count stock. */
export async function fillOurs(db: Db): Promise<void> {
  for (const [sku, centAmount] of Object.entries(cents)) {
    const document = product(sku.toLowerCase(), [variant(sku, centAmount)]);
    const { id, slug, kind, brand } = document;
    const row = { id, slug, kind, brand, document: JSON.stringify(document), revision: 1 };
    await db.insertInto('products').values(row).execute();
    await db.insertInto('skus').values({ sku, product_id: id }).execute();
    const stock = { sku, available: plenty, restockable_in_days: null, back_orderable: false };
    await db.insertInto('stock').values(stock).execute();
  }
}

/** Puts the goods into the mock. */
export async function fillMock(mock: CommerceMock): Promise<void> {
  await mock('POST', '/product-types', { key: 'goods', name: 'Goods', description: '' });
  for (const [sku, centAmount] of Object.entries(cents)) {
    const name = { en: sku };
    const masterVariant = { sku, prices: [{ value: { currencyCode: 'USD', centAmount } }] };
    const productType = { typeId: 'product-type', key: 'goods' };
    const reply = await mock('POST', '/products', { name, slug: name, productType, publish: true, masterVariant });
    if (reply.status !== 201) throw new Error(`The mock rejected product ${sku}: ${JSON.stringify(reply.body)}`);
  }
}
