/** Index prices of one persona, in decimal currency units (not cents). */
export interface PersonaPrice {
  price?: number;
  finalPrice?: number;
  discountedPrice?: number;
  startingAt?: number;
  discountedStartingAt?: number;
  saleOffer?: boolean;
}

const priceField =
  /^(?:priceList\.([A-Z0-9]{1,16})\.(price|finalPrice|discountedPrice|saleOffer)_[ds]|(priceStartingAt|discountedPriceStartingAt)\.([A-Z0-9]{1,16})_d)$/;

const memberNames = {
  price: 'price',
  finalPrice: 'finalPrice',
  discountedPrice: 'discountedPrice',
  priceStartingAt: 'startingAt',
  discountedPriceStartingAt: 'discountedStartingAt',
} as const;

/** The price fields of an index document by persona: `priceList.GST.finalPrice_d` and its like are flat keys. */
export function personaPricesFrom(document: Readonly<Record<string, unknown>>): Record<string, PersonaPrice> {
  const prices = Object.create(null) as Record<string, PersonaPrice>;
  for (const field of Object.keys(document)) {
    if (!field.startsWith('price') && !field.startsWith('discountedPrice')) continue;
    const match = priceField.exec(field);
    if (match) setPrice((prices[match[1] ?? match[4] ?? ''] ??= {}), match[2] ?? match[3] ?? '', document[field]);
  }
  return prices;
}

function setPrice(price: PersonaPrice, member: string, wire: unknown): void {
  const value: unknown = Array.isArray(wire) ? wire[0] : wire;
  if (member === 'saleOffer') price.saleOffer = value === true || String(value).toLowerCase() === 'true';
  else if (typeof value === 'number') price[memberNames[member as keyof typeof memberNames]] = value;
}
