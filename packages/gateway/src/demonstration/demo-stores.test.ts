import { expect, test } from 'vitest';
import collectionsPage from './content/pages/en/collections.json' with { type: 'json' };
import { readPictureMasters } from './pictures.ts';
import { demoStores } from './demo-stores.ts';
import { distanceKilometres } from '../stores/distance.ts';
import { findPlace } from '../stores/places.ts';
import { storeSchema, type Store } from '../stores/store.ts';

const stores = demoStores();
const features = ['inStoreShopping', 'virtualMeetings', 'weekendHours', 'slabGallery', 'appointmentOnly'] as const;

test('DOM-031 a store has five features, each of which some stores offer and others do not', () => {
  for (const feature of features)
    expect(new Set(stores.map((store) => store[feature]))).toEqual(new Set([true, false]));
});

test('there are at least sixty stores, at real postal codes in the matching cities', () => {
  expect(stores.length).toBeGreaterThanOrEqual(60);
  for (const store of stores) {
    expect(storeSchema.parse(store)).toEqual(store);
    expect(findPlace(store.postalCode)).toMatchObject({
      city: store.locality,
      state: store.adminDistrict,
      latitude: store.latitude,
    });
  }
});

test('no two stores share an id, a partner number, a page, a telephone number, an e-mail address or a street address', () => {
  for (const of of ['id', 'businessPartnerNumber', 'pagePath', 'phone', 'email', 'addressLine'] as const) {
    expect(new Set(stores.map((store) => store[of])).size).toBe(stores.length);
  }
});

test('a store displays four or eight collections, each of which has a page', () => {
  const titles = collectionsPage.components.flatMap(({ items = [] }) => items.map(({ title }) => title));
  for (const { name, collections = [], slabGallery } of stores) {
    expect(titles, name).toEqual(expect.arrayContaining(collections));
    expect(new Set(collections).size, name).toBe(slabGallery ? 8 : 4);
  }
});

const pictureOf = ({ image = '' }: Store) => image.split('/').at(-1) ?? '';

test('every store has a showroom picture, which shows slabs only for a store with a slab gallery', () => {
  const showrooms = new Set(readPictureMasters().flatMap(({ name, kind }) => (kind === 'showroom' ? name : [])));
  expect(showrooms.size).toBeGreaterThanOrEqual(5);
  expect(new Set(stores.map(pictureOf))).toEqual(showrooms);
  for (const store of stores) expect(pictureOf(store).includes('slabs'), store.name).toBe(store.slabGallery);
});

test('a store and the store nearest to it have different pictures', () => {
  const nearestTo = (store: Store) =>
    stores
      .filter((other) => other !== store)
      .toSorted((one, other) => distanceKilometres(store, one) - distanceKilometres(store, other))[0];
  const repeated = stores.filter((store) => pictureOf(store) === pictureOf(nearestTo(store) ?? store));
  expect(repeated.map(({ name }) => name)).toEqual([]);
});

test('a store is open on Saturday and Sunday only if it has weekend hours', () => {
  for (const { weekendHours, hours } of stores) {
    expect(hours.some(({ day }) => day === 6) && hours.some(({ day }) => day === 7)).toBe(weekendHours);
  }
});
