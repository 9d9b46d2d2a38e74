/** The states and provinces of each time zone except New York's. A state in two zones counts to that of most people. */
const statesByTimeZone = {
  'America/Halifax': 'NB NS PE',
  'America/St_Johns': 'NL',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI MB',
  'America/Regina': 'SK',
  'America/Denver': 'CO ID MT NM UT WY AB NT',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA BC',
  'America/Whitehorse': 'YT',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** Returns the time zone of a state or province, such as `America/Chicago` for `IL`. */
export const storeTimeZone = (state: string): string =>
  Object.entries(statesByTimeZone).find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'America/New_York';

/** Returns the instant of a time in a time zone, such as `2026-12-01T10:00` in `America/Chicago`. */
export function instantIn(timeZone: string, time: string): Date {
  const near = new Date(time + offsetAt(timeZone, new Date(`${time}Z`)));
  return new Date(time + offsetAt(timeZone, near)); // the clocks may change between the two
}

/** Returns the day of an instant in a time zone, such as `2026-12-01`. */
export const dayIn = (timeZone: string, instant: Date): string => instant.toLocaleDateString('sv', { timeZone }); // Swedish dates are in ISO 8601

/** Returns a time zone's offset at an instant, such as `-06:00`. */
const offsetAt = (timeZone: string, instant: Date): string =>
  nameIn(new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }), instant).slice('GMT'.length) || 'Z';

/** Returns the name of a time zone in a language, such as `Central Time`. */
export const timeZoneName = (timeZone: string, languageTag: string, now: Date): string =>
  nameIn(new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName: 'longGeneric' }), now);

const nameIn = (format: Intl.DateTimeFormat, instant: Date): string =>
  format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
