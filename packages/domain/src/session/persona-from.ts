import { anyPersona, guestPersona } from './persona.ts';

/**
 * The shopper's persona code, from the first entry of the persona claim that has a colon (`KOUS:TVS` gives `TVS`).
 *
 * @param entries the claim as the token carries it, one text or a list
 * @param anyEnabled the environment flag that gives `ANY` to who has no persona
 * @see catalogue spec §1
 */
export function personaFrom(entries: string | readonly string[] | undefined, anyEnabled = false): string {
  const list = typeof entries === 'string' ? [entries] : (entries ?? []);
  const entry = list.find((candidate) => candidate.includes(':'));
  if (entry === undefined) return anyEnabled ? anyPersona : guestPersona;
  return (
    entry
      .slice(entry.indexOf(':') + 1)
      .trim()
      .toUpperCase() || guestPersona
  );
}
