import { expect, test } from 'vitest';
import { cardExpiryYears } from './checkout/payment.ts';
import { isTaxExempt } from './checkout/tax-exemption.ts';
import { addToCompare, emptyCompareList } from './compare.ts';
import { isLocationFresh } from './location.ts';
import { isInPostOrderPeriod } from './orders/order.ts';
import { isDiscontinued } from './product/is-discontinued.ts';
import { hasNewBadge } from './product/labels.ts';
import { searchSessionId } from './search/results.ts';
import { isTokenValid } from './session/token.ts';
import { isExpired } from './settings/configuration.ts';
import { requireString, requireNumber, requireText } from './arguments.ts';

test('requireNumber returns a number within the range', () => {
  expect(requireNumber('area', 0)).toBe(0);
  expect(requireNumber('area', 2.5, { min: 1, max: 2.5 })).toBe(2.5);
  expect(requireNumber('available', -3, { min: -Infinity })).toBe(-3);
});

test('the error for a value that is not a number names the argument, the value seen and what to do', () => {
  const message = (seen: string) =>
    `area must be a number from 0 to 10, but is ${seen}. Pass it by its name: { area: … }.`;
  const read = (value: unknown) => () => requireNumber('area', value, { max: 10 });
  expect(read(undefined)).toThrow(new TypeError(message('undefined')));
  expect(read(null)).toThrow(new TypeError(message('null')));
  expect(read('5')).toThrow(new TypeError(message("'5'")));
});

test('the error for a number out of range names the argument, the range and the value', () => {
  expect(() => requireNumber('area', 11, { max: 10 })).toThrow(
    new RangeError('area must be a number from 0 to 10, but is 11.'),
  );
  expect(() => requireNumber('requested', 1.5, { max: 9, isWhole: true })).toThrow(
    new RangeError('requested must be a whole number from 0 to 9, but is 1.5.'),
  );
  expect(() => requireNumber('requested', -1, { isWhole: true })).toThrow(
    new RangeError('requested must be a whole number from 0 up, but is -1.'),
  );
  expect(() => requireNumber('available', NaN, { min: -Infinity })).toThrow(
    new RangeError('available must be a number, but is NaN.'),
  );
  for (const value of [-1, NaN, Infinity]) expect(() => requireNumber('area', value)).toThrow(RangeError);
});

test('requireText accepts one of its options, but no empty string', () => {
  expect(requireText('sku', 'BX-100')).toBe('BX-100');
  expect(requireText('unit', 'ft', ['ft', 'm'])).toBe('ft');
  expect(() => requireText('unit', 'feet', ['ft', 'm'])).toThrow(
    new TypeError("unit must be 'ft' or 'm', but is 'feet'. Pass it by its name: { unit: … }."),
  );
  expect(() => requireText('sku', '')).toThrow(TypeError);
  expect(() => requireText('sku', undefined as never)).toThrow('sku must be a non-empty string, but is undefined.');
});

test('requireNumber never returns -0, and requireString accepts an empty string', () => {
  expect(requireNumber('requested', -0)).toBe(0);
  expect(requireString('persona', '')).toBe('');
  expect(() => requireString('persona', undefined as never)).toThrow(
    new TypeError('persona must be a string, but is undefined.'),
  );
});

test('a rule that receives a string instead of a date names the argument that must be a Date', () => {
  const text = '2030-01-01' as never;
  const message = "now must be a Date, but is '2030-01-01'.";
  const rules = [
    () => isDiscontinued('2029-12-31', text),
    () => isDiscontinued('false', text),
    () => hasNewBadge(new Date(0), text),
    () => isTokenValid(new Date(0), text),
    () => isExpired(0, text),
    () => isLocationFresh(new Date(0), text),
    () => isInPostOrderPeriod(new Date(0), text),
    () => cardExpiryYears(text),
    () => addToCompare(emptyCompareList, { sku: 'BX-100', category: 'basins' }, text),
    () => isTaxExempt({ states: [] }, 'IL', text),
  ];
  for (const rule of rules) expect(rule).toThrow(new TypeError(message));
  expect(isDiscontinued('2029-12-31', new Date(NaN))).toBe(true);
});

test('a rule whose result contains a moment rejects an invalid date instead of returning NaN', () => {
  const now = new Date(NaN);
  const rules = [
    () => cardExpiryYears(now),
    () => addToCompare(emptyCompareList, { sku: 'BX-100', category: 'basins' }, now),
    () => searchSessionId('s-77', now),
    () => isTaxExempt({ states: ['IL'] }, 'IL', now),
  ];
  for (const rule of rules) expect(rule).toThrow(new RangeError('now must be a valid Date, but is an Invalid Date.'));
});
