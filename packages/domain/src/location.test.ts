import { test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { isLocationFresh, updateLocation, canLookUpLocation, type ShopperLocation } from './location.ts';

const noon = new Date('2026-01-01T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

test('DOM-082 SDK-221 a location is used for 1800000 ms', () => {
  shows(isLocationFresh, [noon, later(1_799_999)], true);
  shows(isLocationFresh, [noon, later(1_800_000)], false);
  shows(isLocationFresh, [undefined, noon], false);
  shows(isLocationFresh, [later(1), noon], false);
});

test('DOM-083 SDK-039 a location is looked up at most once a minute', () => {
  shows(canLookUpLocation, [noon, later(59_999)], false);
  shows(canLookUpLocation, [noon, later(60_000)], true);
  shows(canLookUpLocation, [undefined, noon], true);
});

test('DOM-030 a location has city, postal code, chosen store and store data, and a look-up changes the first two', () => {
  const located: ShopperLocation = {
    userCity: 'Lake City',
    utilityLocation: '53001',
    myStoreId: '101',
    store: { id: '101' },
  };
  shows(updateLocation<unknown>, [located, { city: 'Testville', postalCode: '60000' }], {
    ...located,
    userCity: 'Testville',
    utilityLocation: '60000',
  });
  shows(updateLocation<unknown>, [located, {}], located);
});
