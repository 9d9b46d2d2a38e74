import type { Db } from '../database/database.ts';

/** The current stock of one sku. */
export interface StockEntry {
  readonly sku: string;
  readonly version: number;
  readonly available: number;
  readonly restockableInDays?: number;
}

/** Returns the stock of each sku; a sku without stock data is absent. */
export async function findStock(db: Db, skus: readonly string[]): Promise<Map<string, StockEntry>> {
  if (skus.length === 0) return new Map();
  const rows = await db.selectFrom('stock').selectAll().where('sku', 'in', skus).execute();
  return new Map(
    rows.map(({ sku, version, available, restockable_in_days: days }) => [
      sku,
      { sku, version, available: Math.max(0, available), ...(days !== null && { restockableInDays: days }) },
    ]),
  );
}
