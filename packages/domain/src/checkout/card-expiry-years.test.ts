import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cardExpiryYears } from './card-expiry-years.ts';

test('DOM-072 the card expiry selector offers sixteen years from this one', () => {
  const years = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041];
  expect(years).toHaveLength(16);
  shows(cardExpiryYears, [new Date('2026-12-31T23:59:59Z')], years);
});
