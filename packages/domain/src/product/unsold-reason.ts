/** Why a product cannot be bought online: it is no longer made, or it is sold in showrooms only. */
export const unsoldReasons = ['discontinued', 'showroomOnly'] as const;
export type UnsoldReason = (typeof unsoldReasons)[number];

/** The properties that decide whether a product can be bought online. */
export interface SaleTerms {
  readonly isDiscontinued: boolean;
  /** True by default. */
  readonly isSoldOnline?: boolean | undefined;
}

/** Returns why a product cannot be bought online, or null when it can. */
export function unsoldReason({ isDiscontinued, isSoldOnline = true }: SaleTerms): UnsoldReason | null {
  if (isDiscontinued) return 'discontinued';
  return isSoldOnline ? null : 'showroomOnly';
}
