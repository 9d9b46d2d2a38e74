import { requireTime } from './arguments.ts';
const isoDate =
  /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * Returns the moment of an ISO 8601 date, with or without a time, in either case. A date without a time means the start of that day, one
 * without a zone is in UTC. Undefined for any other text and for a day that the calendar does not have, such as `2027-02-30`, because
 * engines differ in what else they read.
 */
export function parseIsoDate(text: string): Date | undefined {
  const [, day = '', time, zone = 'z'] = isoDate.exec(text.trim().toLowerCase()) ?? [];
  const moment = new Date(time === undefined ? day : `${day}t${time}${zone}`.toUpperCase());
  return isCalendarDay(day) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** An engine moves 30 February on to March, or refuses it. */
function isCalendarDay(day: string): boolean {
  const start = new Date(day);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/** Whether a moment is no longer ago than that; a time to come is a clock that was set back, and not within. */
export function isWithin(moment: Date | undefined, now: Date, lifeMs: number): boolean {
  if (!moment) return false;
  const ageMs = requireTime('now', now) - requireTime('moment', moment);
  return ageMs >= 0 && ageMs < lifeMs;
}
