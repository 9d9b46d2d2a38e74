/**
 * Persona codes that the shop knows: guest, trade, friends and family, company associate, and any.
 * Codes are open: a membership may bring another.
 *
 * @see platform spec §1
 */
export const personas = ['GST', 'TVS', 'FAF', 'CAS', 'ANY'] as const;
export type KnownPersona = (typeof personas)[number];

/** @see platform spec §1 */
export const guestPersona = 'GST' satisfies KnownPersona;
/** @see platform spec §1 */
export const tradePersona = 'TVS' satisfies KnownPersona;
/** The persona of a visitor where the environment lets any persona in. @see catalogue spec §1 */
export const anyPersona = 'ANY' satisfies KnownPersona;
/** Personas given through membership assignment. @see platform spec §1 */
export const membershipPersonas = ['FAF', 'CAS'] as const satisfies readonly KnownPersona[];

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
