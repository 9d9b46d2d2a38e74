import { expect, test } from 'vitest';
import { instantIn, storeTimeZone, timeZoneName } from './store-time-zone.ts';

test('a showroom’s time zone is that of its state or province', () => {
  expect(['IL', 'AZ', 'BC', 'QC'].map(storeTimeZone)).toEqual([
    'America/Chicago',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/New_York',
  ]);
});

test.each([
  ['Pacific/Honolulu', '2026-12-01T10:00', '2026-12-01T20:00:00.000Z'],
  ['America/Chicago', '2026-07-01T10:00', '2026-07-01T15:00:00.000Z'],
  ['America/Chicago', '2026-12-01T10:00', '2026-12-01T16:00:00.000Z'],
  ['America/Anchorage', '2027-03-14T10:00', '2027-03-14T18:00:00.000Z'], // the clocks changed that morning
  ['America/St_Johns', '2026-12-01T10:00', '2026-12-01T13:30:00.000Z'],
])('in %s the time %s is the instant %s', (timeZone, time, instant) => {
  expect(instantIn(timeZone, time).toISOString()).toBe(instant);
});

test('a time zone is named in the shopper’s language', () => {
  const now = new Date('2026-12-01');
  expect(timeZoneName('America/Chicago', 'en-US', now)).toBe('Central Time');
  expect(timeZoneName('America/Chicago', 'fr-CA', now)).toBe('heure du Centre');
});
