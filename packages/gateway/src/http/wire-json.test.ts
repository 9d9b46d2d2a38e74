import { expect, test } from 'vitest';
import { wireJson } from './wire-json.ts';

test('every amount in a response gets its type and fraction digits', () => {
  const totalPrice = { centAmount: 1999, currencyCode: 'USD' };
  expect(JSON.parse(wireJson({ totalPrice, lines: [{ totalPrice }] }))).toEqual({
    totalPrice: { type: 'centPrecision', currencyCode: 'USD', centAmount: 1999, fractionDigits: 2 },
    lines: [{ totalPrice: { type: 'centPrecision', currencyCode: 'USD', centAmount: 1999, fractionDigits: 2 } }],
  });
});

test('an amount is recognized with its members in either order, and when negative', () => {
  const full = { type: 'centPrecision', currencyCode: 'USD', centAmount: -5, fractionDigits: 2 };
  const amounts = [
    { centAmount: -5, currencyCode: 'USD' },
    { currencyCode: 'USD', centAmount: -5 },
  ];
  expect(JSON.parse(wireJson(amounts))).toEqual([full, full]);
});

test('objects and strings that are not amounts are left unchanged', () => {
  const body = {
    centAmount: 1,
    text: JSON.stringify({ centAmount: 1, currencyCode: 'USD' }),
    twice: JSON.stringify(JSON.stringify({ centAmount: 1, currencyCode: 'USD' })),
    price: { centAmount: 1, currencyCode: 'USD', highPrecision: true },
  };
  expect(JSON.parse(wireJson(body))).toEqual(body);
});
