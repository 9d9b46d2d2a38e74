import type { Db } from '../database/database.ts';
import { seedOnce } from '../database/once-per-database.ts';
import { discountImport, type DiscountLine } from '../import/import-discounts.ts';
import { importItems } from '../import/import-records.ts';

/** One code for each state that a discount code can have in a cart. */
const demoDiscounts: readonly DiscountLine[] = [
  { code: 'WELCOME10', percent: 10, isActive: true, stopsOthers: false },
  { code: 'FIFTYOFF', centAmount: 5_000, minimumCentAmount: 50_000, isActive: true, stopsOthers: false },
  { code: 'TRADE15', percent: 15, customerGroups: ['TVS'], isActive: true, stopsOthers: true },
  { code: 'FIRST100', percent: 20, maxApplications: 100, isActive: true, stopsOthers: true },
  { code: 'PAUSED', percent: 5, isActive: false, stopsOthers: false },
  { code: 'SPRING', percent: 10, isActive: true, stopsOthers: false, validUntil: '2025-06-01T00:00:00Z' },
];

/** Seeds the demonstration's discount codes, once per database. */
export async function seedDiscounts(db: Db): Promise<void> {
  await seedOnce(db, 'discounts', (tx) => importItems(tx, discountImport, demoDiscounts));
}
