import { requireString } from '../arguments.ts';
import { guestPersona } from '../session/persona.ts';

/** Price fields of a search document, per persona. @see catalogue spec §3 */
export const personaPriceFields = ['price_d', 'finalPrice_d', 'discountedPrice_d', 'saleOffer_s'] as const;
export type PersonaPriceField = (typeof personaPriceFields)[number];

/** Returns the search field of a persona's price; the name is flat, including its dots. @see catalogue spec §1 */
export function priceField(persona: string, field: PersonaPriceField = 'finalPrice_d'): string {
  return `priceList.${requireString('persona', persona)}.${field}`;
}

/**
 * Returns the search field of a persona's lowest price over all variants, list or discounted.
 *
 * @see catalogue spec §3
 */
export function priceStartingAtField(persona: string, isDiscounted = false): string {
  return `${isDiscounted ? 'discountedPriceStartingAt' : 'priceStartingAt'}.${requireString('persona', persona)}_d`;
}

/**
 * Returns the customer group of a persona from the price-update setting, such as `GST:guest;TVS:trade`. A persona that
 * is not in the setting has the guest's group; without that, its own code.
 *
 * @see catalogue spec §6
 */
export function customerGroupOf(persona: string, priceUpdate: string): string {
  const groups = parsePriceUpdate(priceUpdate);
  return groups.get(persona) ?? groups.get(guestPersona) ?? persona;
}

/**
 * Returns the customer group by persona from a price-update setting; malformed pairs are left out.
 *
 * @see catalogue spec §6
 */
function parsePriceUpdate(priceUpdate: string): Map<string, string> {
  const groups = new Map<string, string>();
  for (const pair of priceUpdate.split(';')) {
    const [persona = '', group = ''] = pair.split(':').map((part) => part.trim());
    if (persona !== '' && group !== '') groups.set(persona, group);
  }
  return groups;
}

/**
 * Sale and discount fields of one persona, such as `priceList.GST.saleOffer_s` and `discountedPriceStartingAt.GST_d`.
 */
const offerField = /^(?:priceList\.([^.]+)\.(?:sale|discount)|discountedPriceStartingAt\.([^.]+)_d$)/;

/**
 * Returns a search document without the sale and discount fields of other personas.
 *
 * @see catalogue spec §5
 */
export function keepPersonaOffers<Document extends Readonly<Record<string, unknown>>>(
  document: Document,
  persona: string,
): Partial<Document> {
  const remaining = Object.entries(document).filter(([name]) => {
    const [, listOwner, startingAtOwner] = offerField.exec(name) ?? [];
    const owner = listOwner ?? startingAtOwner;
    return owner === undefined || owner === persona;
  });
  return Object.fromEntries(remaining) as Partial<Document>;
}
