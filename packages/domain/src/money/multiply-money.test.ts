import { test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { multiplyMoney } from './multiply-money.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

test('a unit price times a quantity is exact', () => {
  shows(multiplyMoney, [usd(8250), 9], usd(74250));
  shows(multiplyMoney, [usd(8250), 0], usd(0));
});

test('a broken quantity and an overflow are refused', () => {
  refuses(multiplyMoney, [usd(100), 1.5]);
  refuses(multiplyMoney, [usd(0.5), 3]);
  refuses(multiplyMoney, [usd(Number.MAX_SAFE_INTEGER), 2]);
});
