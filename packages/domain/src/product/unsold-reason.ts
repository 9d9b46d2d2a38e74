/**
 * Why a product cannot be bought online: it is no longer made, it is sold in showrooms only, or it has no price for the
 * shopper.
 */
export const unsoldReasons = ['discontinued', 'showroomOnly', 'unpriced'] as const;
export type UnsoldReason = (typeof unsoldReasons)[number];

/** The properties that decide whether a product can be bought online. */
export interface SaleTerms {
  readonly isDiscontinued: boolean;
  /** True by default. */
  readonly isSoldOnline?: boolean | undefined;
  /** Whether it has a price for the shopper; true by default. */
  readonly isPriced?: boolean | undefined;
}

/** Returns why a product cannot be bought online, or null when it can. */
export function unsoldReason({ isDiscontinued, isSoldOnline = true, isPriced = true }: SaleTerms): UnsoldReason | null {
  if (isDiscontinued) return 'discontinued';
  if (!isSoldOnline) return 'showroomOnly';
  return isPriced ? null : 'unpriced';
}
