import { requireTime } from '../arguments.ts';
/** The labels of a product, in order of priority. @see catalogue spec §4 */
export type ProductLabel =
  'regularPart' | 'retailExclusive' | 'discontinued' | 'hasRequiredAccessories' | 'superSku' | 'regularFinishedGoods';

/** The properties that determine a product's label. */
export interface ProductTraits {
  readonly isServicePart?: boolean | undefined;
  readonly isRetailExclusive?: boolean | undefined;
  readonly isDiscontinued?: boolean | undefined;
  readonly hasRequiredAccessories?: boolean | undefined;
  /** Sold as a combination of skus. */
  readonly isSuperSku?: boolean | undefined;
}

const priority = [
  ['isServicePart', 'regularPart'],
  ['isRetailExclusive', 'retailExclusive'],
  ['isDiscontinued', 'discontinued'],
  ['hasRequiredAccessories', 'hasRequiredAccessories'],
  ['isSuperSku', 'superSku'],
] as const satisfies readonly (readonly [keyof ProductTraits, ProductLabel])[];

/** Returns the product type label of the highest priority. @see catalogue spec §4 */
export function productLabel(traits: ProductTraits): ProductLabel {
  return priority.find(([trait]) => traits[trait])?.[1] ?? 'regularFinishedGoods';
}

/** Months during which a product counts as new. @see catalogue spec §9 */
export const newBadgeMonths = 6;

/**
 * Returns whether a product has the new badge: its date is less than six calendar months ago (UTC) or in the future.
 *
 * @see catalogue spec §5
 */
export function hasNewBadge(date: Date, now: Date): boolean {
  const oldest = new Date(requireTime('now', now));
  oldest.setUTCMonth(oldest.getUTCMonth() - newBadgeMonths);
  // Six months before 31 August is not a day in February; use the last day of that month.
  if (oldest.getUTCDate() !== now.getUTCDate()) oldest.setUTCDate(0);
  return requireTime('date', date) > oldest.getTime();
}
