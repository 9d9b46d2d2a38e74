import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { formatMoney } from './format-money.ts';
import {
  centsToDecimal,
  decimalToCents,
  displayedAmount,
  isZeroPrice,
  multiplyMoney,
  sumMoney,
  wholeCents,
  type Money,
} from './money.ts';

test('DOM-019 an amount is a whole number of cents', () => {
  for (const cents of [0, -5, Number.MAX_SAFE_INTEGER]) expect(wholeCents(cents)).toBe(cents);
  for (const cents of [0.5, NaN, Infinity, 2 ** 53])
    expect(() => wholeCents(cents)).toThrow(new RangeError(`An amount must be whole cents, but is ${cents}.`));
});

test('DOM-115 DOM-166 cents are divided by 100 to two decimals', () => {
  shows(centsToDecimal, [64900], '649.00');
  shows(centsToDecimal, [6490], '64.90');
  shows(centsToDecimal, [5], '0.05');
  shows(centsToDecimal, [0], '0.00');
  shows(centsToDecimal, [-5], '-0.05');
  shows(centsToDecimal, [-12345], '-123.45');
  shows(centsToDecimal, [9007199254740991], '90071992547409.91');
});

test('DOM-019 a fraction of a cent is rejected', () => {
  rejects(centsToDecimal, [0.5]);
  rejects(centsToDecimal, [2 ** 53]);
});

test('the decimal string preserves every cent of any amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (centAmount) => {
      expect(Number(centsToDecimal(centAmount).replace('.', ''))).toBe(centAmount === 0 ? 0 : centAmount);
    }),
  );
});

test('a decimal amount of the search index becomes whole cents', () => {
  shows(decimalToCents, [649], 64900);
  shows(decimalToCents, ['64.9'], 6490);
  shows(decimalToCents, [' 0.07 '], 7);
  shows(decimalToCents, [1.005], 101);
  shows(decimalToCents, ['2.994'], 299);
  shows(decimalToCents, ['-0.10'], -10);
  shows(decimalToCents, ['-0.00'], 0);
});

test('a number with floating-point residue keeps its price', () => {
  shows(decimalToCents, [19.990000000000002], 1999);
  shows(decimalToCents, [649.9999999999999], 65000);
  shows(decimalToCents, ['649.9999999999999'], 65000);
  shows(decimalToCents, [0.1 + 0.2], 30);
  shows(decimalToCents, [-19.990000000000002], -1999);
  shows(decimalToCents, [1e-7], 0);
  shows(decimalToCents, [-0], 0);
});

test.each(['', 'free', '1,50', '1.', '.5', '1e3', NaN, Infinity, 1e21, '90071992547409.92'])(
  '%j is not an amount, or not a safe integer in cents',
  (amount) => {
    shows(decimalToCents, [amount], undefined);
  },
);

test('every finite double within half a cent of an amount gives the cents of that amount', () => {
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
  const offset = fc.double({ min: -0.0049, max: 0.0049, noNaN: true });
  fc.assert(
    fc.property(cents, offset, (centAmount, noise) => {
      expect(decimalToCents(centAmount / 100 + noise)).toBe(centAmount);
    }),
  );
});

test('every finite double whose cents are safe integers is accepted', () => {
  fc.assert(
    fc.property(fc.double({ min: -9e13, max: 9e13, noNaN: true }), (amount) => {
      expect(Math.abs((decimalToCents(amount) ?? NaN) - amount * 100)).toBeLessThanOrEqual(
        0.51 + Math.abs(amount) * 1e-13,
      );
    }),
  );
});

test('cents survive a round trip through their decimal string', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (centAmount) => {
      expect(decimalToCents(centsToDecimal(centAmount))).toBe(centAmount);
    }),
  );
});

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

test('a unit price times a quantity is exact', () => {
  shows(multiplyMoney, [usd(8250), 9], usd(74250));
  shows(multiplyMoney, [usd(8250), 0], usd(0));
  shows(multiplyMoney, [usd(0), -1], usd(0));
});

test('an invalid quantity and an overflow are rejected', () => {
  rejects(multiplyMoney, [usd(100), 1.5]);
  rejects(multiplyMoney, [usd(0.5), 3]);
  rejects(multiplyMoney, [usd(Number.MAX_SAFE_INTEGER), 2]);
});

test('amounts of one currency are added cent by cent', () => {
  shows(sumMoney, [[usd(10), usd(20), usd(-5)]], usd(25));
});

test('DOM-079 the sum of no amounts is zero, in the default currency unless another is given', () => {
  shows(sumMoney, [[]], usd(0));
  shows(sumMoney, [[], 'CAD'], { centAmount: 0, currencyCode: 'CAD' });
});

test('adding money rejects mixed currencies, fractions and overflow', () => {
  rejects(sumMoney, [[usd(1), { centAmount: 1, currencyCode: 'CAD' }]]);
  rejects(sumMoney, [[usd(1)], 'CAD']);
  rejects(sumMoney, [[usd(0.5)]]);
  rejects(sumMoney, [[usd(Number.MAX_SAFE_INTEGER), usd(1)]]);
});

test('DOM-154 a price is zero if it is 0 or the string 0.00', () => {
  shows(isZeroPrice, [0], true);
  shows(isZeroPrice, ['0.00'], true);
  shows(isZeroPrice, [0.01], false);
  shows(isZeroPrice, ['0'], false);
  shows(isZeroPrice, ['10.00'], false);
});

test('DOM-087 DOM-115 a displayed amount is the cent amount divided by 100', () => {
  shows(displayedAmount, [usd(12345)], 123.45);
  shows(displayedAmount, [usd(0)], 0);
});

test.each([5, {}, 'USD', { centAmount: '5', currencyCode: 'USD' }])(
  '%o instead of Money throws an error that describes Money',
  (wrong) => {
    const money = wrong as unknown as Money;
    const notMoney = new TypeError(
      'Money must be { centAmount, currencyCode }, with centAmount a whole number of cents.',
    );
    expect(() => displayedAmount(money)).toThrow(notMoney);
    expect(() => formatMoney(money)).toThrow(notMoney);
    expect(() => sumMoney([usd(1), money])).toThrow(notMoney);
  },
);

test('no displayed amount is -0 or a fraction of a cent', () => {
  expect(displayedAmount({ centAmount: -0, currencyCode: 'USD' })).toBe(0);
  expect(() => displayedAmount({ centAmount: NaN, currencyCode: 'USD' })).toThrow(RangeError);
});
