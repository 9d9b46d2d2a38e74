import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKilometres } from './distance.ts';
import { findCity, findPlace, nearestPlace, places } from './places.ts';

const chicago = { latitude: 41.8781, longitude: -87.6298 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe('postal codes', () => {
  test.each([
    ['53703', '53703', 'Madison', 'WI', 'US'],
    ['53703-1234', '53703', 'Madison', 'WI', 'US'],
    ['H2Y 1Z5', 'H2Y 1Z5', 'Montréal', 'QC', 'CA'],
    ['h2y1z5', 'H2Y 1Z5', 'Montréal', 'QC', 'CA'],
    ['G4X', 'G4X', 'Gaspé', 'QC', 'CA'],
    ['K0H', 'K0H', 'Sydenham', 'ON', 'CA'],
    ['X0A 0H0', 'X0A 0H0', 'Iqaluit', 'NU', 'CA'],
  ])('the postal code %s is found as %s in %s, %s', (input, postalCode, city, state, country) => {
    expect(findPlace(input)).toMatchObject({ postalCode, city, state, country });
  });

  test.each(['', '00000', '5370', '537030', 'D2Y 1Z5', 'H2Y 1Z', 'Madison', '34001'])(
    '%j is not a known postal code',
    (input) => {
      expect(findPlace(input)).toBeUndefined();
    },
  );

  test('every postal code of the United States and area of Canada has a complete city name and a two-letter state', () => {
    const all = [...places().values()];
    expect(all.filter(({ country }) => country === 'US').length).toBeGreaterThan(42_000);
    expect(all.filter(({ country }) => country === 'CA')).toHaveLength(1619);
    expect(
      all.filter(({ city, state }) => !/^[A-Z]{2}$/.test(state) || /\ufffd|[()]/.test(city) || city === ''),
    ).toEqual([]);
  });
});

describe('cities', () => {
  test('a city is found regardless of case and accents, largest city first, optionally within a state', () => {
    expect(findCity('MONTREAL')[0]).toMatchObject({ city: 'Montréal', state: 'QC' });
    expect(new Set(findCity('portland').map(({ state }) => state)).size).toBeGreaterThan(3);
    expect(new Set(findCity('Portland', 'or').map(({ state }) => state))).toEqual(new Set(['OR']));
    expect(findCity('Portland')[0]).toMatchObject({ state: 'OR' });
    expect(findCity('')).toEqual([]);
  });
});

test('the place nearest to a point in Chicago is in Chicago', () => {
  expect(nearestPlace(chicago)).toMatchObject({ city: 'Chicago', state: 'IL' });
});

test.each([
  [40.75, -73.99, 'New York'],
  [37.79, -122.4, 'San Francisco'],
  [40.5533, -88.8886, 'Towanda'],
])('the place nearest to %d, %d is %s, not a company with its own postal code', (latitude, longitude, city) => {
  expect(nearestPlace({ latitude, longitude })).toMatchObject({ city });
});

describe('distances', () => {
  test('the distance between Chicago and Los Angeles is correct', () => {
    expect(distanceKilometres(chicago, losAngeles)).toBeCloseTo(2804, -1);
  });

  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('a distance is symmetric, zero to the same point, and at most half the circumference of the earth', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const distance = distanceKilometres(from, to);
        expect(distance).toBeCloseTo(distanceKilometres(to, from), 6);
        expect(distance).toBeLessThanOrEqual(20_016);
        expect(distanceKilometres(from, from)).toBe(0);
      }),
    );
  });
});
