import { requireTime } from './arguments.ts';
const isoDate =
  /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * Returns the moment of an ISO 8601 date with or without a time, upper or lower case. A date without a time is the
 * start of that day, and a time without a zone is in UTC. Returns undefined for any other string and for a day that is
 * not in the calendar, such as `2027-02-30`, because engines differ in what else they accept.
 */
export function parseIsoDate(text: string): Date | undefined {
  const [, day = '', time, zone = 'z'] = isoDate.exec(text.trim().toLowerCase()) ?? [];
  const moment = new Date(time === undefined ? day : `${day}t${time}${zone}`.toUpperCase());
  return isCalendarDay(day) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** Some engines roll 30 February over into March; others reject it. */
function isCalendarDay(day: string): boolean {
  const start = new Date(day);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/**
 * Returns whether a moment is less than `lifeMs` ago. A moment in the future is not: it means that the clock was set
 * back.
 */
export function isYoungerThan(moment: Date | undefined, now: Date, lifeMs: number): boolean {
  if (!moment) return false;
  const ageMs = requireTime('now', now) - requireTime('moment', moment);
  return ageMs >= 0 && ageMs < lifeMs;
}

/** Returns a day that `Intl` formatted as its language writes it: in French the first of a month is `1er`, not `1`. */
export const writtenDay = (formatted: string, languageTag: string): string =>
  languageTag.startsWith('fr') ? formatted.replace(/\b1 /, '1er ') : formatted;
