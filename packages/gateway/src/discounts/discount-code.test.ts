import fc from 'fast-check';
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

test('a discount code applies from its minimum amount', () => {
  expect(stateOn('2027-02-01', { minimumCentAmount: 1000 })).toBe('MatchesCart');
  expect(stateOn('2027-02-01', { minimumCentAmount: 1001 })).toBe('DoesNotMatchCart');
});

const anyCodes = fc.uniqueArray(
  fc.record({
    code: fc.stringMatching(/^[A-Z]{1,3}$/),
    stopsOthers: fc.boolean(),
    isActive: fc.boolean(),
    off: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ centAmount: fc.integer({ min: 0, max: 2_000 }) }),
    ),
  }),
  { selector: ({ code }) => code, maxLength: 5 },
);
const basis = { goodsCentAmount: 1_000, customerGroup: 'GST', now: new Date('2027-02-01') };

test('state and amount of each discount code do not depend on the order in which the codes were added', () => {
  fc.assert(
    fc.property(
      anyCodes.chain((codes) => fc.tuple(fc.constant(codes), fc.shuffledSubarray(codes, { minLength: codes.length }))),
      (orders) => {
        const [first, second] = orders.map((codes) =>
          applyCodes(
            codes.map(({ off, ...fields }) => ({ id: fields.code, applications: 0, ...fields, ...off })),
            basis,
          ),
        );
        expect(second).toEqual(expect.arrayContaining(first ?? []));
      },
    ),
  );
});

test('a discount code that stops others replaces the codes added before it', () => {
  const codes = [code, { ...code, id: 'd-2', code: 'ALONE', percent: 5, stopsOthers: true }];
  expect(applyCodes(codes, basis)).toMatchObject([
    { state: 'ApplicationStoppedByPreviousDiscount', centAmount: 0 },
    { state: 'MatchesCart', centAmount: 50 },
  ]);
});
