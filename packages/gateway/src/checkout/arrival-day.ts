import { isoDay } from '../texts/company-day.ts';

const msPerDay = 24 * 60 * 60 * 1000;
const sunday = 0;
const saturday = 6;

/**
 * Returns the day on which a shipment arrives a number of days after today in the company's time zone, such as
 * `2030-01-07`. Carriers do not deliver on weekends: such a day becomes the Monday after it.
 */
export function arrivalDay(now: Date, days: number): string {
  const day = new Date(Date.parse(isoDay(now)) + days * msPerDay);
  const daysToMonday = { [saturday]: 2, [sunday]: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + daysToMonday * msPerDay).toISOString().slice(0, 10);
}
