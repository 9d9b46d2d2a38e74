import { sampledSku } from '@basin/domain';
import { stringify as stableJson } from 'safe-stable-stringify';
import type * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { productImport } from './import-products.ts';
import type { ImportKind } from './import-records.ts';
import { priceLineSchema, type Price, type Product, type Variant, nextRevision } from '../catalogue/index.ts';
import type { Columns } from './records.ts';

type PriceLine = z.output<typeof priceLineSchema>;

const columns: Columns = {
  required: ['sku', 'key', 'centAmount'],
  optional: ['customerGroup', 'discountedCentAmount', 'currencyCode'],
  numbers: ['centAmount', 'discountedCentAmount'],
};

/** The sku of the variant that a price entry belongs to: the entry of a sample belongs to the variant it shows. */
const variantSku = ({ sku }: Pick<Price, 'sku'>): string => sampledSku(sku) ?? sku;

/** Sets price entries by key; the other entries of a sku are preserved. */
export const priceImport: ImportKind<PriceLine> = {
  name: 'prices',
  columns,
  schema: priceLineSchema,
  keyOf: ({ key }) => key,
  async store(tx, lines) {
    const revision = await nextRevision(tx); // locks the catalogue, so that no other import changes a product meanwhile
    const owners = await ownersOf(tx, lines);
    const rejected = new Map<PriceLine, string>();
    const byProduct = new Map<string, PriceLine[]>();
    for (const line of lines) {
      const owner = owners.get(variantSku(line));
      if (owner === undefined) rejected.set(line, `sku: no product has ${line.sku}`);
      else byProduct.set(owner, [...(byProduct.get(owner) ?? []), line]);
    }
    for (const [id, entries] of byProduct) await reprice(tx, id, entries, revision);
    return rejected;
  },
  async *stored(db) {
    for await (const { variants } of productImport.stored(db))
      for (const { sku, prices } of variants) yield* prices.filter((price) => variantSku(price) === sku);
  },
};

async function ownersOf(tx: Tx, lines: readonly PriceLine[]): Promise<Map<string, string>> {
  const skus = lines.map(variantSku);
  const rows = await tx.selectFrom('skus').select(['sku', 'product_id']).where('sku', 'in', skus).execute();
  return new Map(rows.map(({ sku, product_id: id }) => [sku, id]));
}

async function reprice(tx: Tx, id: string, lines: readonly PriceLine[], revision: number): Promise<void> {
  const { document } = await tx
    .selectFrom('products')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const product: Product = { ...document, variants: document.variants.map((variant) => repriced(variant, lines)) };
  if (stableJson(product) === stableJson(document)) return;
  await tx
    .updateTable('products')
    .set(({ eb }) => ({ document: JSON.stringify(product), version: eb('version', '+', 1), revision }))
    .where('id', '=', id)
    .execute();
}

function repriced(variant: Variant, lines: readonly PriceLine[]): Variant {
  const entries = lines.filter((line) => variantSku(line) === variant.sku);
  return { ...variant, prices: entries.reduce<Price[]>(withPrice, variant.prices) };
}

/** Replaces the entry with the same key in place, preserving its customer group; appends a new entry. */
function withPrice(prices: Price[], line: PriceLine): Price[] {
  const before = prices.find(({ key }) => key === line.key);
  if (before === undefined) return [...prices, line];
  const { customerGroup } = before;
  const after = { ...(customerGroup !== undefined && { customerGroup }), ...line };
  return prices.map((price) => (price === before ? after : price));
}
