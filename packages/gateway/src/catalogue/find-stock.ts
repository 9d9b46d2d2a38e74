import type { Db } from '../database/database.ts';

/** The stock of one sku as sales left it. */
export interface StockEntry {
  readonly sku: string;
  readonly version: number;
  readonly available: number;
  readonly restockableInDays?: number;
}

/** The stock of skus, by sku; one that is not kept is absent. */
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
