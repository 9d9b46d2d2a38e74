import { sql } from 'kysely';
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
    const known = await lockStock(tx, lines);
    await setStock(tx, lines);
    const unknown = lines.filter(({ sku }) => !known.has(sku));
    return new Map(unknown.map((line) => [line, `sku: no product has ${line.sku}`]));
  },
  stored: (db) => inBatches((after) => stockAfter(db, after)),
};

/** Returns the known skus. Locks them in the order of the skus, as orders do, so that the two cannot deadlock. */
async function lockStock(tx: Tx, lines: readonly StockLine[]): Promise<ReadonlySet<string>> {
  const skus = lines.map(({ sku }) => sku);
  const rows = await tx
    .selectFrom('stock')
    .select('sku')
    .where('sku', 'in', skus)
    .orderBy('sku', (order) => order.collate('C'))
    .forUpdate()
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Updates the stock of skus; the version of a sku increases only when a value changes. */
async function setStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  await sql`
    update stock set available = given.available, restockable_in_days = given."restockableInDays", version = version + 1
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb)
      as given (sku text, available integer, "restockableInDays" integer)
    where stock.sku = given.sku
      and (stock.available, stock.restockable_in_days) is distinct from (given.available, given."restockableInDays")`.execute(
    tx,
  );
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
