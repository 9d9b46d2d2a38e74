import { describe, expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { formatMoney } from './format-money.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

test('DOM-079 DOM-087 DOM-166 cents are divided by 100 and formatted with two decimals and the symbol of the default currency', () => {
  shows(formatMoney, [usd(123450)], '$1,234.50');
  shows(formatMoney, [usd(5)], '$0.05');
  shows(formatMoney, [usd(0)], '$0.00');
});

test('Canadian French puts the currency symbol after the amount, with no-break spaces', () => {
  shows(formatMoney, [usd(123450), 'fr-CA'], '1\u00A0234,50\u00A0$\u00A0US');
  shows(formatMoney, [{ centAmount: 100, currencyCode: 'CAD' }, 'en-CA'], '$1.00');
});

test('an amount of the SDK is formatted as one of a rule', () => {
  shows(formatMoney, [{ cents: 123450, currency: 'USD' }, 'fr-CA'], '1\u00A0234,50\u00A0$\u00A0US');
  rejects(formatMoney, [{ cents: 19.5, currency: 'USD' }]);
});

test('a negative amount has a minus sign, not a hyphen', () => {
  shows(formatMoney, [usd(-4900)], '\u2212$49.00');
  shows(formatMoney, [usd(-4900), 'fr-CA'], '\u221249,00\u00A0$\u00A0US');
});

test('zero is formatted without a minus sign, however it was calculated', () => {
  shows(formatMoney, [usd(-0)], '$0.00');
  shows(formatMoney, [usd(-0), 'fr-CA'], '0,00\u00A0$\u00A0US');
});

test('a currency without cents, or with thousandths, is formatted in its own minor unit', () => {
  shows(formatMoney, [{ centAmount: 500, currencyCode: 'JPY' }], '¥500');
  shows(formatMoney, [{ centAmount: 1_234_567, currencyCode: 'KRW' }], '₩1,234,567');
  shows(formatMoney, [{ centAmount: 1500, currencyCode: 'KWD' }], 'KWD\u00A01.500');
});

test('formatting rejects a malformed currency', () => {
  rejects(formatMoney, [{ centAmount: 1, currencyCode: 'dollars' }]);
});

test('formatting rejects an amount that is not a whole number of cents', () => {
  for (const centAmount of [NaN, Infinity, 19.5, 2 ** 53]) rejects(formatMoney, [usd(centAmount)]);
});

describe('speed', () => {
  test('a second amount in the same language and currency creates no new format', () => {
    const { NumberFormat } = Intl;
    let built = 0;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, args: ConstructorParameters<typeof NumberFormat>) {
        built += 1;
        return new target(...args);
      },
    });
    try {
      for (const centAmount of [1, 2, 3]) formatMoney({ centAmount, currencyCode: 'EUR' }, 'en-GB');
      for (const centAmount of [1, 2]) formatMoney({ centAmount, currencyCode: 'GBP' }, 'en-GB');
    } finally {
      Intl.NumberFormat = NumberFormat;
    }
    expect(built).toBe(2);
  });
});
