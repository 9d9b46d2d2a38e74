import type { DiscountCode } from '../discounts/discount-code.ts';
import type { Db } from '../database/database.ts';
import { seedOnce } from '../database/once-per-database.ts';

type DiscountSeed = Omit<DiscountCode, 'id' | 'applications'>;

/** One code for each thing that can become of a code. */
const houseDiscounts: readonly DiscountSeed[] = [
  { code: 'WELCOME10', percent: 10, isActive: true, stopsOthers: false },
  { code: 'FIFTYOFF', centAmount: 5_000, minimumCentAmount: 50_000, isActive: true, stopsOthers: false },
  { code: 'TRADE15', percent: 15, customerGroups: ['TVS'], isActive: true, stopsOthers: true },
  { code: 'FIRST100', percent: 20, maxApplications: 100, isActive: true, stopsOthers: true },
  { code: 'PAUSED', percent: 5, isActive: false, stopsOthers: false },
  { code: 'SPRING', percent: 10, isActive: true, stopsOthers: false, validUntil: '2025-06-01T00:00:00Z' },
];

/** Puts the demonstration's discount codes into the database, once; one that is there stays as it is. */
export async function seedDiscounts(db: Db): Promise<void> {
  const rows = houseDiscounts.map(({ code, ...document }) => ({
    id: `discount-${code.toLowerCase()}`,
    code,
    document: JSON.stringify(document),
  }));
  await seedOnce(db, 'discounts', async (tx) => {
    await tx
      .insertInto('discount_codes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
