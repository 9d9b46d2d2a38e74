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
