import * as z from 'zod';
import type { Db, Tx } from '../database/database.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches, type Keyed } from './in-batches.ts';
import { skuSchema, stockSchema } from '../catalogue/index.ts';
import type { Columns } from './records.ts';

/** An NDJSON or CSV line: the stock of a sku. */
const stockLineSchema = z.strictObject({ sku: skuSchema, ...stockSchema.shape });
type StockLine = z.output<typeof stockLineSchema>;

const columns: Columns = {
  required: ['sku', 'available'],
  optional: ['restockableInDays'],
  numbers: ['available', 'restockableInDays'],
};

/** Sets the available units of skus. */
export const stockImport: ImportKind<StockLine> = {
  name: 'stock',
  columns,
  schema: stockLineSchema,
  keyOf: ({ sku }) => sku,
  async store(tx, lines) {
    const known = await skusAmong(tx, lines);
    const rejected = new Map<StockLine, string>();
    // in the order of the skus, as orders lock them, so that the two cannot deadlock
    for (const line of lines.toSorted((one, other) => (one.sku < other.sku ? -1 : 1))) {
      if (known.has(line.sku)) await setStock(tx, line);
      else rejected.set(line, `sku: no product has ${line.sku}`);
    }
    return rejected;
  },
  stored: (db) => inBatches((after) => stockAfter(db, after)),
};

async function skusAmong(tx: Tx, lines: readonly StockLine[]): Promise<ReadonlySet<string>> {
  const skus = lines.map(({ sku }) => sku);
  const rows = await tx.selectFrom('stock').select('sku').where('sku', 'in', skus).execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Updates the stock of a sku; its version increases only when a value changes. */
async function setStock(tx: Tx, { sku, available, restockableInDays }: StockLine): Promise<void> {
  const days = restockableInDays ?? null;
  await tx
    .updateTable('stock')
    .set(({ eb }) => ({ available, restockable_in_days: days, version: eb('version', '+', 1) }))
    .where('sku', '=', sku)
    .where((eb) => eb.or([eb('available', '!=', available), eb('restockable_in_days', 'is distinct from', days)]))
    .execute();
}

async function stockAfter(db: Db, after: string): Promise<Keyed<StockLine>[]> {
  const rows = await db
    .selectFrom('stock')
    .select(['sku', 'available', 'restockable_in_days'])
    .where('sku', '>', after)
    .orderBy('sku')
    .limit(batchSize)
    .execute();
  return rows.map(({ sku, available, restockable_in_days: days }) => [
    sku,
    { sku, available: Math.max(0, available), ...(days !== null && { restockableInDays: days }) },
  ]);
}
