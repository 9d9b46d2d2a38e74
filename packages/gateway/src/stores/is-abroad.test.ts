import { expect, test } from 'vitest';
import { isAbroad } from './is-abroad.ts';

test.each([
  'Paris, France',
  '10 rue de Rivoli, Paris, france',
  'Londres, Royaume-Uni',
  'London, England',
  'Roma, Italie',
])('the place "%s" is abroad', (place) => {
  expect(isAbroad(place)).toBe(true);
});

test.each([
  ...['Paris, TX', 'Paris, USA', 'Montréal, Canada', 'Madison, United States', 'Atlanta, Georgia', 'Albany, New York'],
  ...['Ponce, Puerto Rico', '12 Main Street, Lebanon', 'Lebanon', 'Paris', ''],
])('the place "%s" is in the United States or Canada', (place) => {
  expect(isAbroad(place)).toBe(false);
});
