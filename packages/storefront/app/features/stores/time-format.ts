import { localeTag, type Locale } from '@basin/domain';

/** Returns a function that formats a time such as `17:30` in a language; a full hour has no minutes: `10 AM`, `10 h`. */
export function timeFormat(locale: Locale): (clock: string) => string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTag(locale), { hour: 'numeric', timeZone: 'UTC', ...options });
  const [hours, minutes] = [format({}), format({ minute: '2-digit' })];
  return (clock) => (clock.endsWith(':00') ? hours : minutes).format(new Date(`1970-01-01T${clock}Z`));
}

/** Returns the weekday and the time of an instant in a time zone, such as `Monday` and `09:30`. */
export function localTime(instant: Date, timeZone: string) {
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(instant);
  return { day: local({ weekday: 'long' }), time: local({ hour: '2-digit', minute: '2-digit' }) };
}
