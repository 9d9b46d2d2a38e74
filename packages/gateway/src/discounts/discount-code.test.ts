import { expect, test } from 'vitest';
import { applyCodes, type DiscountCode } from './discount-code.ts';

const code: DiscountCode = { id: 'd-1', code: 'TEN', percent: 10, isActive: true, stopsOthers: false, applications: 0 };
const stateOn = (now: string, fields: Partial<DiscountCode>) =>
  applyCodes([{ ...code, ...fields }], { goodsCentAmount: 1000, customerGroup: 'GST', now: new Date(now) })[0]?.state;

test('a discount code is valid from its start until its end', () => {
  const fields = { validFrom: '2027-02-01', validUntil: '2027-03-01' };
  expect(stateOn('2027-01-31T23:59:59Z', fields)).toBe('NotValid');
  expect(stateOn('2027-02-01T00:00:00Z', fields)).toBe('MatchesCart');
  expect(stateOn('2027-03-01T00:00:00Z', fields)).toBe('NotValid');
});

test('a discount code whose end is not a calendar date is not valid', () => {
  expect(stateOn('2027-02-01T00:00:00Z', { validUntil: '2027-02-30' })).toBe('NotValid');
});
