import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Product } from './product.ts';
import { skusOf } from './skus-of.ts';
import type {} from './table.ts';

/**
 * Inserts products into the catalogue, or replaces those with the same id. A new sku starts with the stock of its
 * variant; the stock of an existing sku does not change.
 *
 * Ids, slugs and skus must be unique within one call.
 */
export async function storeProducts(tx: Tx, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  const revision = await nextRevision(tx);
  const ids = products.map(({ id }) => id);
  await tx.deleteFrom('skus').where('product_id', 'in', ids).where('sku', 'not in', skusOf(products)).execute();
  await sql`
    insert into products (id, slug, kind, brand, document, revision)
    select document ->> 'id', document ->> 'slug', document ->> 'kind', document ->> 'brand', document, ${revision}
    from jsonb_array_elements(${JSON.stringify(products)}::text::jsonb) as document
    on conflict (id) do update set
      slug = excluded.slug, kind = excluded.kind, brand = excluded.brand, document = excluded.document,
      version = products.version + 1, revision = excluded.revision`.execute(tx);
  await storeSkus(tx, products);
}

async function storeSkus(tx: Tx, products: readonly Product[]): Promise<void> {
  const rows = products
    .flatMap((product) => product.variants.map((variant) => ({ product_id: product.id, ...skuRow(variant) })))
    .sort((one, other) => (one.sku < other.sku ? -1 : 1)); // as orders lock them, so that the two cannot deadlock
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as given (sku text, customer_facing_sku text, product_id text, available integer, restockable_in_days integer, back_orderable boolean)`;
  await sql`
    insert into skus (sku, product_id, customer_facing_sku) select sku, product_id, customer_facing_sku from ${given}
    on conflict (sku) do update set
      product_id = excluded.product_id, customer_facing_sku = excluded.customer_facing_sku`.execute(tx);
  await sql`
    insert into stock (sku, available, restockable_in_days, back_orderable)
    select sku, available, restockable_in_days, back_orderable from ${given}
    on conflict (sku) do update set back_orderable = excluded.back_orderable`.execute(tx);
}

function skuRow({ sku, customerFacingSku, stock, backOrderable }: Product['variants'][number]) {
  const { available, restockableInDays = null } = stock;
  return {
    sku,
    customer_facing_sku: customerFacingSku,
    available,
    restockable_in_days: restockableInDays,
    back_orderable: backOrderable,
  };
}

/** Increments the catalogue revision. Its row stays locked until the transaction ends, so revisions commit in order. */
export async function nextRevision(tx: Tx): Promise<number> {
  const { revision } = await tx
    .updateTable('catalogue_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
