import { FieldTypeError } from './document-field.ts';

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

// the same few names occur in every document of every listing; null: not a price
// eslint-disable-next-line no-restricted-syntax -- the meaning of a name is the same for every caller
const known = new Map<string, PriceField | null>();
const maxKnown = 1000;

/**
 * Returns the price fields of an index document by persona; the fields are flat keys such as
 * `priceList.GST.finalPrice_d`.
 */
export function personaPricesFrom(document: Readonly<Record<string, unknown>>): PersonaPrices {
  const prices: Record<string, PersonaPrice> = {};
  let persona = '';
  let price: PersonaPrice = {};
  for (const name in document) {
    const field = canBePrice(name) && fieldOf(name);
    if (!field) continue;
    if (field.persona !== persona) price = prices[(persona = field.persona)] ??= {};
    const wire = document[name];
    if (wire !== undefined) setPrice(price, field.member, wire, name);
  }
  return prices;
}

/** Whether a name starts like a price field, which most fields of a document do not. */
function canBePrice(name: string): boolean {
  const letter = name.charCodeAt(0);
  return letter === 0x70 || letter === 0x64;
}

function fieldOf(name: string): PriceField | null {
  const field = known.get(name);
  return field === undefined ? parseFieldName(name) : field;
}

function parseFieldName(name: string): PriceField | null {
  const [, start = '', persona = '', end = ''] = /^(\w+)\.([A-Z][A-Z0-9]*)(?:_d|\.(\w+))$/.exec(name) ?? [];
  const member = start === 'priceList' ? listMembers.get(end) : startMembers.get(start);
  const field = member ? { persona, member } : null;
  if (known.size < maxKnown) known.set(name, field);
  return field;
}

// separate assignments per member, which the engine compiles to a single step each
function setPrice(price: PersonaPrice, member: keyof PersonaPrice, wire: unknown, name: string): void {
  const value: unknown = Array.isArray(wire) ? wire[0] : wire;
  if (member === 'saleOffer' && (typeof value === 'string' || value === true || value === false))
    price.saleOffer = /^true$/i.test(String(value));
  else if (member === 'saleOffer' || typeof value !== 'number') throw new FieldTypeError(name);
  else if (member === 'price') price.price = value;
  else if (member === 'finalPrice') price.finalPrice = value;
  else if (member === 'discountedPrice') price.discountedPrice = value;
  else if (member === 'startingAt') price.startingAt = value;
  else price.discountedStartingAt = value;
}
