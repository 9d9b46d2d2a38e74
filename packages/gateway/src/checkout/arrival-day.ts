import { isoDay } from '../texts/company-day.ts';

const msPerDay = 24 * 60 * 60 * 1000;
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/** Holidays on which carriers do not deliver: a date, or a day of the week in the seven days from a date. */
const holidays: readonly { readonly month: number; readonly date: number; readonly weekday?: number }[] = [
  { month: 1, date: 1 }, // New Year's Day
  { month: 5, date: 25, weekday: monday }, // Memorial Day
  { month: 7, date: 4 }, // Independence Day
  { month: 9, date: 1, weekday: monday }, // Labor Day
  { month: 11, date: 22, weekday: thursday }, // Thanksgiving
  { month: 12, date: 25 }, // Christmas
];

/**
 * Returns the day on which a shipment arrives a number of days after today in the company's time zone, such as
 * `2030-01-07`. Carriers do not deliver on weekends and holidays: such a day becomes the next on which they do.
 */
export function arrivalDay(now: Date, days: number): string {
  const day = new Date(Date.parse(isoDay(now)) + days * msPerDay);
  while (!isDeliveryDay(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function isDeliveryDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== saturday && weekday !== sunday && !holidays.some((holiday) => isOn(day, holiday));
}

const isOn = (day: Date, { month, date, weekday }: (typeof holidays)[number]): boolean => {
  const later = day.getUTCDate() - date;
  if (day.getUTCMonth() + 1 !== month) return false;
  return weekday === undefined ? later === 0 : day.getUTCDay() === weekday && later >= 0 && later < 7;
};
