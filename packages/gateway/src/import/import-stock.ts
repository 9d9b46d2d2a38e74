import * as z from 'zod';
import type { ImportKind } from './import-records.ts';
import { skuSchema, stockSchema } from '../catalogue/product.ts';
import type { Columns } from './records.ts';

/** The stock of one sku: a line of NDJSON or CSV. */
export const stockLineSchema = z.strictObject({ sku: skuSchema, ...stockSchema.shape });
type StockLine = z.output<typeof stockLineSchema>;

export const stockColumns: Columns = {
  required: ['sku', 'available'],
  optional: ['restockableInDays'],
  numbers: ['available', 'restockableInDays'],
};

/** Sets how many units of skus are at hand. */
export const stockImport: ImportKind<StockLine> = {
  schema: stockLineSchema,
  keyOf: ({ sku }) => sku,
  async store(tx, lines) {
    const refused = new Map<StockLine, string>();
    for (const line of lines) {
      const { numUpdatedRows } = await tx
        .updateTable('stock')
        .set(({ eb }) => ({
          available: line.available,
          restockable_in_days: line.restockableInDays ?? null,
          version: eb('version', '+', 1),
        }))
        .where('sku', '=', line.sku)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) refused.set(line, `sku: no product has ${line.sku}`);
    }
    return refused;
  },
};
