import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKilometres } from './distance.ts';
import { findCity, findPlace, nearestPlace, places } from './places.ts';

const chicago = { latitude: 41.8781, longitude: -87.6298 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe('a postal code', () => {
  test.each([
    ['53703', '53703', 'Madison', 'WI', 'US'],
    ['53703-1234', '53703', 'Madison', 'WI', 'US'],
    ['H2Y 1Z5', 'H2Y 1Z5', 'Montréal', 'QC', 'CA'],
    ['h2y1z5', 'H2Y 1Z5', 'Montréal', 'QC', 'CA'],
    ['G4X', 'G4X', 'Gaspé', 'QC', 'CA'],
    ['K0H', 'K0H', 'Sydenham', 'ON', 'CA'],
    ['X0A 0H0', 'X0A 0H0', 'Iqaluit', 'NU', 'CA'],
  ])('%s is %s in %s, %s', (asked, postalCode, city, state, country) => {
    expect(findPlace(asked)).toMatchObject({ postalCode, city, state, country });
  });

  test.each(['', '00000', '5370', '537030', 'D2Y 1Z5', 'H2Y 1Z', 'Madison', '34001'])('%j is nowhere', (asked) => {
    expect(findPlace(asked)).toBeUndefined();
  });

  test('is known for every area that delivers mail, with a whole name and two letters of state', () => {
    const all = [...places().values()];
    expect(all.filter(({ country }) => country === 'US').length).toBeGreaterThan(42_000);
    expect(all.filter(({ country }) => country === 'CA')).toHaveLength(1619);
    expect(
      all.filter(({ city, state }) => !/^[A-Z]{2}$/.test(state) || /\ufffd|[()]/.test(city) || city === ''),
    ).toEqual([]);
  });
});

describe('a city', () => {
  test('is found in any case, without its accents, the largest first, and in its state', () => {
    expect(findCity('MONTREAL')[0]).toMatchObject({ city: 'Montréal', state: 'QC' });
    expect(new Set(findCity('portland').map(({ state }) => state)).size).toBeGreaterThan(3);
    expect(new Set(findCity('Portland', 'or').map(({ state }) => state))).toEqual(new Set(['OR']));
    expect(findCity('Portland')[0]).toMatchObject({ state: 'OR' });
    expect(findCity('')).toEqual([]);
  });
});

test('the nearest place to a point is in its city', () => {
  expect(nearestPlace(chicago)).toMatchObject({ city: 'Chicago', state: 'IL' });
});

describe('a distance', () => {
  test('is the known one between two cities', () => {
    expect(distanceKilometres(chicago, losAngeles)).toBeCloseTo(2804, -1);
  });

  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('is the same both ways, none to the same point, and never more than half around the earth', () => {
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
