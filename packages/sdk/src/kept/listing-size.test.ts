import { expect, test } from 'vitest';
import { keptListingSize } from './listing-size.ts';

test('SDK-219 the size of a listing is kept by path for the visit; a mobile screen always shows thirty', () => {
  const kept = new Map<string, string>();
  const visit = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  keptListingSize(visit, '/en/products/toilets').write(90);
  expect(keptListingSize(visit, '/en/products/toilets').read(false)).toBe(90);
  expect(keptListingSize(visit, '/en/products/bathtubs').read(false)).toBe(30);
  expect(keptListingSize(visit, '/en/products/toilets').read(true)).toBe(30);
});
