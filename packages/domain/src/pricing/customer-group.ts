import { guestPersona } from '../session/persona.ts';

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
