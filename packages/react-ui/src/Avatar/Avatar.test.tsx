import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada Lindqvist', 'AL'],
  ['ada maria de la cruz', 'AC'],
  ['Terrane', 'T'],
  ['Élodie Saint-Éxupéry', 'ÉS'],
  ['E\u0301lodie Roy', 'E\u0301R'],
  ['  Oake  &  Rill  ', 'OR'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
