import { expect, test } from 'vitest';
import { nearbySearch } from './nearby-search.ts';

test('a search near the shopper’s position keeps the chosen features, rounds the position and drops the place searched before', () => {
  const position = { latitude: 40.748_44, longitude: -73.985_66 };
  expect(nearbySearch('', position)).toBe('lat=40.75&long=-73.99');
  expect(nearbySearch('?near=Chicago&feature=SlabGallery&feature=VirtualMeetings', position)).toBe(
    'lat=40.75&long=-73.99&feature=SlabGallery&feature=VirtualMeetings',
  );
});
