import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { parseRange, priceRanges } from './price-ranges.ts';

test('DOM-161 a range is as wide as the gap and written [low TO high]', () => {
  shows(
    priceRanges,
    [{ counts: ['0.0', 12, '250.0', 20, '500.0', 9], gap: 250 }],
    [
      { low: 0, high: 250, count: 12, filter: '[0 TO 250]' },
      { low: 250, high: 500, count: 20, filter: '[250 TO 500]' },
      { low: 500, high: 750, count: 9, filter: '[500 TO 750]' },
    ],
  );
  shows(priceRanges, [{ counts: { '0.1': 1 }, gap: 0.2 }], [{ low: 0.1, high: 0.3, count: 1, filter: '[0.1 TO 0.3]' }]);
});

test('a range is read back as it was written', () => {
  shows(parseRange, ['[0 TO 250]'], { low: 0, high: 250 });
  shows(parseRange, ['[19.99 TO 19.99]'], { low: 19.99, high: 19.99 });
  for (const text of [
    '',
    '[250 TO 0]',
    '[0 TO 250',
    '0 TO 250',
    '[-1 TO 2]',
    '[a TO b]',
    '[0 TO *]',
    'x[0 TO 1]',
    '[0 TO 1]x',
  ]) {
    shows(parseRange, [text], undefined);
  }
  const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(price, price, (low, width) => {
      const high = Math.round((low + width) * 100) / 100;
      expect(parseRange(`[${low} TO ${high}]`)).toEqual({ low, high });
    }),
  );
});
