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
});

test('a Canadian postal code belongs to a province by its first letter', () => {
  shows(isPostalCodeOfState, ['k1a 0b1', 'ON'], true);
  shows(isPostalCodeOfState, ['K1A 0B1', 'QC'], false);
  shows(isPostalCodeOfState, ['', 'QC'], false);
  shows(isPostalCodeOfState, ['60601', 'ON'], false);
});

test('a state without a table accepts every postal code', () => {
  shows(isPostalCodeOfState, ['00901', 'PR'], true);
});

test('a state code is recognised in any case, with spaces around it', () => {
  shows(isPostalCodeOfState, ['99999', 'il'], false);
  shows(isPostalCodeOfState, ['60601', ' il '], true);
});

test('a state named like a member of Object.prototype is unknown', () => {
  shows(isPostalCodeOfState, ['60601', 'constructor'], true);
  shows(isPostalCodeOfState, ['60601', '__proto__'], true);
});
