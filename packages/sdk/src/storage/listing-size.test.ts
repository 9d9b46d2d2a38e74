import { expect, test } from 'vitest';
import { storedListingSize } from './listing-size.ts';

test('SDK-219 the listing size is stored by path for one visit, and is always thirty on a mobile screen', () => {
  const stored = new Map<string, string>();
  const visit = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  storedListingSize(visit, '/en/products/toilets').write(90);
  expect(storedListingSize(visit, '/en/products/toilets').read(false)).toBe(90);
  expect(storedListingSize(visit, '/en/products/bathtubs').read(false)).toBe(30);
  expect(storedListingSize(visit, '/en/products/toilets').read(true)).toBe(30);
});
