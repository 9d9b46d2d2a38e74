import { expect, test } from 'vitest';
import { wireJson } from './wire-json.ts';

test('every amount of a reply says its type and its fraction digits', () => {
  const totalPrice = { centAmount: 1999, currencyCode: 'USD' };
  expect(JSON.parse(wireJson({ totalPrice, lines: [{ totalPrice }] }))).toEqual({
    totalPrice: { type: 'centPrecision', currencyCode: 'USD', centAmount: 1999, fractionDigits: 2 },
    lines: [{ totalPrice: { type: 'centPrecision', currencyCode: 'USD', centAmount: 1999, fractionDigits: 2 } }],
  });
});

test('an amount is the same in either order of its members, and below zero', () => {
  const full = { type: 'centPrecision', currencyCode: 'USD', centAmount: -5, fractionDigits: 2 };
  const amounts = [
    { centAmount: -5, currencyCode: 'USD' },
    { currencyCode: 'USD', centAmount: -5 },
  ];
  expect(JSON.parse(wireJson(amounts))).toEqual([full, full]);
});

test('what is not an amount stays as it is', () => {
  const body = {
    centAmount: 1,
    text: JSON.stringify({ centAmount: 1, currencyCode: 'USD' }),
    twice: JSON.stringify(JSON.stringify({ centAmount: 1, currencyCode: 'USD' })),
    price: { centAmount: 1, currencyCode: 'USD', highPrecision: true },
  };
  expect(JSON.parse(wireJson(body))).toEqual(body);
});
