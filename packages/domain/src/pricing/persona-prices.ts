import { requireAnyText } from '../arguments.ts';
import { guestPersona } from '../session/persona.ts';

/** Price fields of a search document that a persona has. @see catalogue spec §3 */
export const personaPriceFields = ['price_d', 'finalPrice_d', 'discountedPrice_d', 'saleOffer_s'] as const;
export type PersonaPriceField = (typeof personaPriceFields)[number];

/** The search field of a persona's price; its name is flat, dots included. @see catalogue spec §1 */
export function priceField(persona: string, field: PersonaPriceField = 'finalPrice_d'): string {
  return `priceList.${requireAnyText('persona', persona)}.${field}`;
}

/** The search field of a persona's lowest price over all variants, list or discounted. @see catalogue spec §3 */
export function priceStartingAtField(persona: string, isDiscounted = false): string {
  return `${isDiscounted ? 'discountedPriceStartingAt' : 'priceStartingAt'}.${requireAnyText('persona', persona)}_d`;
}

/**
 * The customer group of a persona, from the price-update setting: `GST:guest;TVS:trade`. A persona that the setting does not name
 * has the guest's group, and without that its own code.
 *
 * @see catalogue spec §6
 */
export function customerGroupOf(persona: string, priceUpdate: string): string {
  const groups = parsePriceUpdate(priceUpdate);
  return groups.get(persona) ?? groups.get(guestPersona) ?? persona;
}

/** The persona and group pairs of a price-update setting; a broken pair is left out. @see catalogue spec §6 */
function parsePriceUpdate(priceUpdate: string): Map<string, string> {
  const groups = new Map<string, string>();
  for (const pair of priceUpdate.split(';')) {
    const [persona = '', group = ''] = pair.split(':').map((part) => part.trim());
    if (persona !== '' && group !== '') groups.set(persona, group);
  }
  return groups;
}

/** Sale and discount fields of one persona, such as `priceList.GST.saleOffer_s` and `discountedPriceStartingAt.GST_d`. */
const offerField = /^(?:priceList\.([^.]+)\.(?:sale|discount)|discountedPriceStartingAt\.([^.]+)_d$)/;

/**
 * A search document without the sale and discount-off fields of other personas.
 *
 * @see catalogue spec §5
 */
export function keepPersonaOffers<Document extends Readonly<Record<string, unknown>>>(
  document: Document,
  persona: string,
): Partial<Document> {
  const kept = Object.entries(document).filter(([name]) => {
    const [, listOwner, startingAtOwner] = offerField.exec(name) ?? [];
    const owner = listOwner ?? startingAtOwner;
    return owner === undefined || owner === persona;
  });
  return Object.fromEntries(kept) as Partial<Document>;
}
