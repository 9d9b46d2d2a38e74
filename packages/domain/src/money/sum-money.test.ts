import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { defaultCurrency, defaultCurrencySign } from './money.ts';
import { sumMoney } from './sum-money.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

test('amounts of one currency are added cent by cent', () => {
  shows(sumMoney, [[usd(10), usd(20), usd(-5)]], usd(25));
});

test('DOM-079 nothing to add is zero, in the default currency unless told', () => {
  expect(`${defaultCurrency} ${defaultCurrencySign}`).toBe('USD $');
  shows(sumMoney, [[]], usd(0));
  shows(sumMoney, [[], 'CAD'], { centAmount: 0, currencyCode: 'CAD' });
});

test('mixed currencies, fractions and overflow are refused', () => {
  refuses(sumMoney, [[usd(1), { centAmount: 1, currencyCode: 'CAD' }]]);
  refuses(sumMoney, [[usd(1)], 'CAD']);
  refuses(sumMoney, [[usd(0.5)]]);
  refuses(sumMoney, [[usd(Number.MAX_SAFE_INTEGER), usd(1)]]);
});
