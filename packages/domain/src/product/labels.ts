import { requireTime } from '../arguments.ts';
/** Labels of a product, first match first. @see catalogue spec §4 */
export type ProductLabel =
  'regularPart' | 'retailExclusive' | 'discontinued' | 'hasRequiredAccessories' | 'superSku' | 'regularFinishedGoods';

/** What decides the label of a product. */
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

/** The product type label, by priority. @see catalogue spec §4 */
export function productLabel(traits: ProductTraits): ProductLabel {
  return priority.find(([trait]) => traits[trait])?.[1] ?? 'regularFinishedGoods';
}

/** A product is new for so long. @see catalogue spec §9 */
export const newBadgeMonths = 6;

/**
 * Whether a product wears the new badge: its date is less than six calendar months ago (UTC), or still to come.
 *
 * @see catalogue spec §5
 */
export function isNew(date: Date, now: Date): boolean {
  const oldest = new Date(requireTime('now', now));
  oldest.setUTCMonth(oldest.getUTCMonth() - newBadgeMonths);
  // 31 August minus six months is no day of February: the month's last day stands in.
  if (oldest.getUTCDate() !== now.getUTCDate()) oldest.setUTCDate(0);
  return requireTime('date', date) > oldest.getTime();
}
