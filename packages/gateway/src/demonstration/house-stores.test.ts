import { expect, test } from 'vitest';
import { readPictureMasters } from './pictures.ts';
import { houseStores } from './house-stores.ts';
import { findPlace } from '../stores/places.ts';
import { storeSchema, type Store } from '../stores/store.ts';

const stores = houseStores();
const features = ['inStoreShopping', 'virtualMeetings', 'weekendHours', 'slabGallery', 'appointmentOnly'] as const;

test('DOM-031 a store has five features, and each is at some stores and not at others', () => {
  for (const feature of features)
    expect(new Set(stores.map((store) => store[feature]))).toEqual(new Set([true, false]));
});

test('about sixty stores stand at real postal codes, each in the city of its own', () => {
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

test('no two stores share a number, a page or a telephone', () => {
  for (const of of ['id', 'businessPartnerNumber', 'pagePath', 'phone', 'email', 'addressLine'] as const) {
    expect(new Set(stores.map((store) => store[of])).size).toBe(stores.length);
  }
});

const pictureOf = ({ image = '' }: Store) => image.split('/').at(-1) ?? '';

test('every store has a picture of a showroom, with slabs only where there is a slab gallery', () => {
  const showrooms = new Set(readPictureMasters().flatMap(({ name, kind }) => (kind === 'showroom' ? name : [])));
  expect(showrooms.size).toBeGreaterThanOrEqual(5);
  expect(new Set(stores.map(pictureOf))).toEqual(showrooms);
  for (const store of stores) expect(pictureOf(store).includes('slabs'), store.name).toBe(store.slabGallery);
});

test('no two stores that follow each other in the list share a picture', () => {
  const repeated = stores.filter(
    (store, index) => index > 0 && pictureOf(store) === pictureOf(stores[index - 1] ?? store),
  );
  expect(repeated.map(({ name }) => name)).toEqual([]);
});

test('a store with weekend hours is open on Saturday and Sunday, the others are not', () => {
  for (const { weekendHours, hours } of stores) {
    expect(hours.some(({ day }) => day === 6) && hours.some(({ day }) => day === 7)).toBe(weekendHours);
  }
});
