/** Price fields of a search document that a persona has. @see catalogue spec §3 */
export const personaPriceFields = ['price_d', 'finalPrice_d', 'discountedPrice_d', 'saleOffer_s'] as const;
export type PersonaPriceField = (typeof personaPriceFields)[number];

/** The search field of a persona's price; its name is flat, dots included. @see catalogue spec §1 */
export function priceField(persona: string, field: PersonaPriceField = 'finalPrice_d'): string {
  return `priceList.${persona}.${field}`;
}

/** The search field of a persona's lowest price over all variants, list or discounted. @see catalogue spec §3 */
export function priceStartingAtField(persona: string, isDiscounted = false): string {
  return `${isDiscounted ? 'discountedPriceStartingAt' : 'priceStartingAt'}.${persona}_d`;
}
