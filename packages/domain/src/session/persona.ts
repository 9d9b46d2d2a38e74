/**
 * The persona codes of the specification: guest, trade, friends and family, company associate, and any. The list is
 * open: a membership may add other codes.
 *
 * @see platform spec §1
 */
export const personas = ['GST', 'TVS', 'FAF', 'CAS', 'ANY'] as const;
export type KnownPersona = (typeof personas)[number];

/** The persona of a guest. @see platform spec §1 */
export const guestPersona = 'GST' satisfies KnownPersona;
/** The persona of a trade customer. @see platform spec §1 */
export const tradePersona = 'TVS' satisfies KnownPersona;
/** The persona of a visitor when the environment allows any persona. @see catalogue spec §1 */
export const anyPersona = 'ANY' satisfies KnownPersona;
/** Personas that a membership assigns. @see platform spec §1 */
export const membershipPersonas = ['FAF', 'CAS'] as const satisfies readonly KnownPersona[];

/**
 * Returns the shopper's persona code, from the first entry of the persona claim that contains a colon (`KOUS:TVS` gives
 * `TVS`).
 *
 * @param entries the token's persona claim, a string or a list
 * @param anyEnabled the environment flag that gives `ANY` to shoppers without a persona
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
