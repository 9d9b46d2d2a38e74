import { sampledSku } from '@basin/domain';
import type { Db } from '../database/database.ts';
import { findDocuments, writer } from './find-documents.ts';
import type { Product, Stock, Variant } from './product.ts';
import { sampleOf } from './sample.ts';
import type { StockRow } from './table.ts';

/** The sellable data of a sku: its product, its variant with all prices, and the current stock. */
export interface Offer {
  readonly product: Product;
  readonly variant: Variant;
  readonly stock: Stock;
}

/** Finds the offer of each sku. Unknown skus are absent; the offer of a sample is derived from its product. */
export async function findOffers(db: Db, skus: readonly string[]): Promise<Map<string, Offer>> {
  const stored = await findStoredOffers(
    db,
    skus.map((sku) => sampledSku(sku) ?? sku),
  );
  return new Map(
    skus.flatMap((sku) => {
      const shown = stored.get(sampledSku(sku) ?? sku);
      const offer = shown && sampledSku(sku) !== undefined ? sampleOf(shown) : shown;
      return offer ? [[sku, offer] as const] : [];
    }),
  );
}

async function findStoredOffers(db: Db, skus: readonly string[]): Promise<Map<string, Offer>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .innerJoin('stock', 'stock.sku', 'skus.sku')
    .select(['skus.sku', 'products.id', writer, 'stock.available', 'stock.restockable_in_days'])
    .where('skus.sku', 'in', [...new Set(skus)])
    .execute();
  const documents = await findDocuments(db, rows);
  return new Map(rows.flatMap((row) => offerFrom(row, documents.get(row.id))));
}

type OfferRow = Pick<StockRow, 'sku' | 'available' | 'restockable_in_days'>;

function offerFrom(row: OfferRow, product: Product | undefined): [string, Offer][] {
  const { sku, available, restockable_in_days: days } = row;
  const variant = product?.variants.find((candidate) => candidate.sku === sku);
  if (!product || !variant) return [];
  const stock = { available: Math.max(0, available), ...(days !== null && { restockableInDays: days }) };
  return [[sku, { product, variant, stock }]];
}
