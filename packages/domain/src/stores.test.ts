import { expect, test } from 'vitest';
import { rejects, shows } from '../testing/shows.ts';
import {
  distanceIn,
  storeDistance,
  storeDistanceKm,
  storeFeatures,
  storeFeaturesFrom,
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

test('a distance is shown in miles or in kilometres, to one decimal', () => {
  shows(distanceIn, ['mi', 64], 39.8);
  shows(distanceIn, ['mi', 0], 0);
  shows(distanceIn, ['km', 64.25], 64.3);
});

test('a distance that is not a number is rejected', () => {
  rejects(storeDistance, [NaN]);
  rejects(storeDistance, [-1]);
  rejects(storeDistance as never, [undefined], TypeError);
  rejects(distanceIn, ['mi', NaN]);
  rejects(distanceIn, ['km', -1]);
  rejects(distanceIn as never, ['mi', undefined], TypeError);
  rejects(distanceIn as never, ['yd', 1], TypeError);
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
  for (const feature of storeFeatures) shows(storeFeaturesFrom, [{ [feature]: true }], { ...none, [feature]: true });
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
