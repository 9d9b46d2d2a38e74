import { sampledSku } from '@basin/domain';
import type { Db } from '../database/database.ts';
import type { Product, Stock, Variant } from './product.ts';
import { sampleOf } from './sample.ts';

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
    .select(['skus.sku', 'products.document', 'stock.available', 'stock.restockable_in_days'])
    .where('skus.sku', 'in', [...new Set(skus)])
    .execute();
  return new Map(rows.flatMap((row) => offerFrom(row)));
}

interface OfferRow {
  sku: string;
  document: Product;
  available: number;
  restockable_in_days: number | null;
}

function offerFrom({ sku, document, available, restockable_in_days: days }: OfferRow): [string, Offer][] {
  const variant = document.variants.find((candidate) => candidate.sku === sku);
  if (variant === undefined) return [];
  const stock = { available: Math.max(0, available), ...(days !== null && { restockableInDays: days }) };
  return [[sku, { product: document, variant, stock }]];
}
