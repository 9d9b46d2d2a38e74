import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isPostalCodeOfState } from './postal-code-of-state.ts';

test('a ZIP code belongs to a state by its first three digits', () => {
  shows(isPostalCodeOfState, ['60601', 'IL'], true);
  shows(isPostalCodeOfState, ['60601-1234', 'IL'], true);
  shows(isPostalCodeOfState, ['99999', 'IL'], false);
  shows(isPostalCodeOfState, ['K1A 0B1', 'IL'], false);
  shows(isPostalCodeOfState, ['00501', 'NY'], true);
  shows(isPostalCodeOfState, ['06390', 'NY'], true);
  shows(isPostalCodeOfState, ['20001', 'DC'], true);
  shows(isPostalCodeOfState, ['53044', 'WI'], true);
  shows(isPostalCodeOfState, ['00901', 'PR'], true);
  shows(isPostalCodeOfState, ['60601', 'PR'], false);
});

test('a Canadian postal code belongs to a province by its first letter, of a territory by more', () => {
  shows(isPostalCodeOfState, ['k1a 0b1', 'ON'], true);
  shows(isPostalCodeOfState, ['K1A 0B1', 'QC'], false);
  shows(isPostalCodeOfState, ['', 'QC'], false);
  shows(isPostalCodeOfState, ['60601', 'ON'], false);
  for (const [code, territory, other] of [
    ['X0A 0H0', 'NU', 'NT'],
    ['X1A 2L9', 'NT', 'NU'],
    ['X0E 0P0', 'NT', 'NU'],
  ] as const) {
    shows(isPostalCodeOfState, [code, territory], true);
    shows(isPostalCodeOfState, [code, other], false);
  }
});

test('a state without a table accepts every postal code', () => {
  shows(isPostalCodeOfState, ['96910', 'GU'], true);
});

test('a state code is recognised in any case, with spaces around it', () => {
  shows(isPostalCodeOfState, ['99999', 'il'], false);
  shows(isPostalCodeOfState, ['60601', ' il '], true);
});

test('a state named like a member of Object.prototype is unknown', () => {
  shows(isPostalCodeOfState, ['60601', 'constructor'], true);
  shows(isPostalCodeOfState, ['60601', '__proto__'], true);
});
