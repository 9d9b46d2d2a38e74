const MS_PER_DAY = 24 * 60 * 60 * 1000;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Returns the day on which a shipment arrives after a number of days, such as `2030-01-07`. Carriers do not deliver on
 * weekends: such a day becomes the Monday after it.
 */
export function arrivalDay(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * MS_PER_DAY);
  const daysToMonday = { [SATURDAY]: 2, [SUNDAY]: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + daysToMonday * MS_PER_DAY).toISOString().slice(0, 10);
}
