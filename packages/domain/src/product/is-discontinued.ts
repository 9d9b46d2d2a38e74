/**
 * Whether a variant is no longer sold: yes, unless its marker is the word `false` or a date in the future.
 * A date without a time means the start of that day, one without a zone is in UTC; a missing or unreadable marker means discontinued.
 *
 * @see platform spec §4
 */
export function isDiscontinued(marker: string | boolean | undefined, now: Date): boolean {
  const text = String(marker).trim().toLowerCase();
  if (text === 'false') return false;
  return !(endOfSale(text) > now.getTime());
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(z|[+-]\d{2}:\d{2})?)?$/;

/** Epoch ms of an ISO date; anything else is not a number, because engines differ in what else they parse. */
function endOfSale(text: string): number {
  const [, day = '', time, zone = 'z'] = isoDate.exec(text) ?? [];
  return Date.parse(time === undefined ? day : `${day}t${time}${zone}`.toUpperCase());
}
