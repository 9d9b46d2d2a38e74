import { expect, test } from 'vitest';
import { rejects, shows } from '../testing/shows.ts';
import {
  milesFrom,
  openingAt,
  storeDistance,
  storeDistanceKm,
  storeFeatures,
  storeFeaturesFrom,
  storeTimeZone,
  storesWith,
  widenedDistance,
} from './stores.ts';

test('DOM-080 DOM-081 a store is searched within 64 to 1000', () => {
  shows(storeDistance, [10], 64);
  shows(storeDistance, [64], 64);
  shows(storeDistance, [500], 500);
  shows(storeDistance, [5000], 1000);
});

test('SDK-199 a search at the minimum distance that finds nothing is widened to the maximum once', () => {
  shows(widenedDistance, [{ distanceKm: storeDistanceKm.minimum, found: 0 }], 1000);
  shows(widenedDistance, [{ distanceKm: storeDistanceKm.minimum, found: 3 }], undefined);
  shows(widenedDistance, [{ distanceKm: storeDistanceKm.maximum, found: 0 }], undefined);
  rejects(widenedDistance as never, [0, 64], TypeError);
});

test('kilometres are converted to miles', () => {
  shows(milesFrom, [64], 39.8);
  shows(milesFrom, [0], 0);
});

test('a distance that is not a number is rejected', () => {
  for (const rule of [storeDistance, milesFrom]) {
    rejects(rule, [NaN]);
    rejects(rule, [-1]);
    rejects(rule as never, [undefined], TypeError);
  }
});

const none = {
  InStoreShopping: false,
  VirtualMeetings: false,
  WeekendHours: false,
  SlabGallery: false,
  AppointmentOnly: false,
};

test('DOM-031 a store has five yes-or-no features', () => {
  expect(storeFeatures).toEqual([
    'InStoreShopping',
    'VirtualMeetings',
    'WeekendHours',
    'SlabGallery',
    'AppointmentOnly',
  ]);
  shows(
    storeFeaturesFrom,
    [{ InStoreShopping: true, VirtualMeetings: 'Y', WeekendHours: 'false', SlabGallery: 'true' }],
    {
      ...none,
      InStoreShopping: true,
      VirtualMeetings: true,
      SlabGallery: true,
    },
  );
  shows(storeFeaturesFrom, [{}], none);
});

test('stores are filtered to those with every wanted feature', () => {
  const [gallery, both] = [
    { features: { ...none, SlabGallery: true } },
    { features: { ...none, SlabGallery: true, WeekendHours: true } },
  ];
  shows(
    storesWith,
    [
      [gallery, both],
      ['SlabGallery', 'WeekendHours'],
    ],
    [both],
  );
  shows(storesWith, [[gallery, both], []], [gallery, both]);
});

const weekdayHours = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
  day,
  open: '10:00',
  close: '18:00',
}));

test('a store is open during its hours, and otherwise opens later that day or on its next open day', () => {
  shows(openingAt, [weekdayHours, { day: 'Tuesday', time: '10:00' }], {
    today: 'Tuesday',
    isOpen: true,
    until: '18:00',
  });
  const opens = { day: 'Tuesday', at: '10:00' };
  shows(openingAt, [weekdayHours, { day: 'Tuesday', time: '09:59' }], { today: 'Tuesday', isOpen: false, opens });
  shows(openingAt, [weekdayHours, { day: 'Monday', time: '18:00' }], { today: 'Monday', isOpen: false, opens });
  const later = { day: 'Monday', at: '10:00' };
  shows(openingAt, [weekdayHours, { day: 'Friday', time: '18:00' }], { today: 'Friday', isOpen: false, opens: later });
  shows(openingAt, [weekdayHours, { day: 'Sunday', time: '12:00' }], { today: 'Sunday', isOpen: false, opens: later });
  shows(openingAt, [[], { day: 'Monday', time: '12:00' }], { today: 'Monday', isOpen: false, opens: undefined });
});

test('a store’s time zone is that of its state or province', () => {
  shows(storeTimeZone, ['IL'], 'America/Chicago');
  shows(storeTimeZone, ['AZ'], 'America/Phoenix');
  shows(storeTimeZone, ['BC'], 'America/Los_Angeles');
  shows(storeTimeZone, ['QC'], 'America/New_York');
});
