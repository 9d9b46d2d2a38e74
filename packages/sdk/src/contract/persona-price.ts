/** Index prices of one persona, in decimal currency units (not cents). */
export interface PersonaPrice {
  price?: number;
  finalPrice?: number;
  discountedPrice?: number;
  startingAt?: number;
  discountedStartingAt?: number;
  saleOffer?: boolean;
}

/** Prices by persona code, such as `GST`. */
export type PersonaPrices = Readonly<Record<string, PersonaPrice>>;

const listMembers: ReadonlyMap<string, keyof PersonaPrice> = new Map([
  ['price_d', 'price'],
  ['finalPrice_d', 'finalPrice'],
  ['discountedPrice_d', 'discountedPrice'],
  ['saleOffer_s', 'saleOffer'],
]);
const startMembers: ReadonlyMap<string, keyof PersonaPrice> = new Map([
  ['priceStartingAt', 'startingAt'],
  ['discountedPriceStartingAt', 'discountedStartingAt'],
]);

interface PriceField {
  readonly persona: string;
  readonly member: keyof PersonaPrice;
}

// the same few names come with every document of every listing
const known = new Map<string, PriceField | undefined>();
const mostKnown = 1000;

/** The price fields of an index document by persona: `priceList.GST.finalPrice_d` and its like are flat keys. */
export function personaPricesFrom(document: Readonly<Record<string, unknown>>): PersonaPrices {
  const prices: Record<string, PersonaPrice> = {};
  for (const name in document) {
    const field = known.get(name) ?? priceFieldFrom(name);
    if (field) setPrice((prices[field.persona] ??= {}), field.member, document[name]);
  }
  return prices;
}

function priceFieldFrom(name: string): PriceField | undefined {
  if (known.has(name)) return undefined;
  const [, start = '', persona = '', end = ''] = /^(\w+)\.([A-Z][A-Z0-9]*)(?:_d|\.(\w+))$/.exec(name) ?? [];
  const member = start === 'priceList' ? listMembers.get(end) : startMembers.get(start);
  const field = member && { persona, member };
  if (known.size < mostKnown) known.set(name, field);
  return field;
}

function setPrice(price: PersonaPrice, member: keyof PersonaPrice, wire: unknown): void {
  const value: unknown = Array.isArray(wire) ? wire[0] : wire;
  if (member === 'saleOffer') price.saleOffer = String(value).toLowerCase() === 'true';
  else if (typeof value === 'number') price[member] = value;
}
