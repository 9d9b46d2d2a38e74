/** What became of a discount code on a cart. @see platform spec §8 */
export const discountCodeStates = [
  'MatchesCart',
  'DoesNotMatchCart',
  'NotActive',
  'NotValid',
  'MaxApplicationReached',
  'ApplicationStoppedByPreviousDiscount',
  'ApplicationStoppedByGroupBestDeal',
] as const;
export type DiscountCodeState = (typeof discountCodeStates)[number];
