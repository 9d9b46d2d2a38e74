import { localeTag, type Locale } from '@basin/domain';
import type { StoreDetails, StoreHours } from '@basin/sdk';
import { dayFormat } from '../../shell/texts/day-format.ts';
import type { AppointmentOffer } from './showroom-view.ts';
import { dayIn, storeTimeZone, timeZoneName } from './store-time-zone.ts';
import { timeFormat } from './time-format.ts';
import { weekdays } from './weekdays.ts';

const maxDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns a store's appointment times, from tomorrow on in its time zone. Returns null for a store without a business
 * partner number or opening hours.
 */
export function appointmentOffer(store: StoreDetails, locale: Locale, now: Date): AppointmentOffer | null {
  const { businessPartnerNumber: partnerNumber, hours } = store;
  if (partnerNumber === null || hours.length === 0) return null;
  const dayName = dayFormat(localeTag(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const timeName = timeFormat(locale);
  const timeZone = storeTimeZone(store.address.state ?? '');
  const todayMs = Date.parse(dayIn(timeZone, now));
  const days = Array.from({ length: maxDays }, (_, index) => new Date(todayMs + (index + 1) * dayMs));
  return {
    partnerNumber,
    days: days.flatMap((day) => {
      const value = day.toISOString().slice(0, 10);
      const open = hoursOn(hours, value);
      return open ? [{ value, label: dayName(day), times: startsWithin([open]) }] : [];
    }),
    // `12 h` does not break across lines
    times: startsWithin(hours).map((value) => ({ value, label: timeName(value).replaceAll(' ', '\u00a0') })),
    zone: timeZoneName(timeZone, localeTag(locale), now),
  };
}

/** Returns a store's opening hours on a day such as `2026-12-01`. */
const hoursOn = (hours: readonly StoreHours[], day: string): StoreHours | undefined =>
  hours.find((each) => each.day === weekdays[new Date(day).getUTCDay()]);

/** Returns the full hours at which a one-hour appointment can start. */
const startsWithin = (hours: readonly StoreHours[]): string[] =>
  Array.from({ length: 24 }, (_, hour) => clock(hour)).filter((time) => hours.some((day) => isWithin(day, time)));

/** Whether a store is open for an appointment at this time, such as `2026-12-01` and `10:00`. */
export function isOpenAt(hours: readonly StoreHours[], day: string, time: string): boolean {
  const open = hoursOn(hours, day);
  return open !== undefined && isWithin(open, time);
}

const isWithin = ({ open, close }: StoreHours, time: string): boolean => open <= time && hourAfter(time) <= close;

/** Returns the time an hour later: `10:00` gives `11:00`. */
const hourAfter = (time: string): string => clock(Number(time.slice(0, 2)) + 1);

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
