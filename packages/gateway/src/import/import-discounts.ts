import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { Db } from '../database/database.ts';
import { discountSchema, type DiscountCodeRow } from '../discounts/index.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches, type Keyed } from './in-batches.ts';

export type DiscountLine = z.output<typeof discountSchema>;

/** Imports discount codes by code; the usage count of an existing code is preserved. */
export const discountImport: ImportKind<DiscountLine> = {
  name: 'discounts',
  schema: discountSchema,
  keyOf: ({ code }) => code,
  async store(tx, lines) {
    const rows = lines.map(({ id, code, applications = 0, ...document }) => ({
      id: id ?? `discount-${code.toLowerCase()}`,
      code,
      applications,
      document: JSON.stringify(document),
    }));
    await tx
      .insertInto('discount_codes')
      .values(rows)
      .onConflict((on) => on.column('code').doUpdateSet((eb) => ({ document: eb.ref('excluded.document') })))
      .execute();
    return new Map();
  },
  stored: (db) => inBatches((after) => codesAfter(db, after)),
};

async function codesAfter(db: Db, after: string): Promise<Keyed<DiscountLine>[]> {
  const rows = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '>', after)
    .orderBy('code')
    .limit(batchSize)
    .execute();
  return rows.map((row) => [row.code, lineFrom(row)]);
}

const lineFrom = ({ id, code, applications, document }: Selectable<DiscountCodeRow>): DiscountLine => ({
  id,
  code,
  ...document,
  applications,
});
