import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { storeFeatures, storeFeaturesFrom, storesWith, type StoreFeatures } from './store-features.ts';

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

test('stores are narrowed to those with every wanted feature', () => {
  const [gallery, both] = [
    { ...none, SlabGallery: true },
    { ...none, SlabGallery: true, WeekendHours: true },
  ];
  shows(
    storesWith<StoreFeatures>,
    [
      [gallery, both],
      ['SlabGallery', 'WeekendHours'],
    ],
    [both],
  );
  shows(storesWith<StoreFeatures>, [[gallery, both], []], [gallery, both]);
});
