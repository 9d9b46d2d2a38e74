import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { milesFrom, storeDistance, storeDistanceKm, widenedDistance } from './store-distance.ts';

test('DOM-080 DOM-081 a store is searched within 64 to 1000', () => {
  shows(storeDistance, [10], 64);
  shows(storeDistance, [64], 64);
  shows(storeDistance, [500], 500);
  shows(storeDistance, [5000], 1000);
});

test('SDK-199 a search of the minimum that finds nothing is widened to the maximum, once', () => {
  shows(widenedDistance, [storeDistanceKm.minimum, 0], 1000);
  shows(widenedDistance, [storeDistanceKm.minimum, 3], undefined);
  shows(widenedDistance, [storeDistanceKm.maximum, 0], undefined);
});

test('kilometres are shown as miles', () => {
  shows(milesFrom, [64], 39.8);
  shows(milesFrom, [0], 0);
});
