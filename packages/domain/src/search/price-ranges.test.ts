import { test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { priceRanges, rangeFilter } from './price-ranges.ts';

test('DOM-161 a price range is as wide as the gap and is written [low TO high]', () => {
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

test('a range end with floating-point residue is written in cents, so that the filter stays a range', () => {
  const range = { low: 19.99, high: 39.99, count: 3, filter: '[19.99 TO 39.99]' };
  shows(priceRanges, [{ counts: { '19.990000000000002': 3 }, gap: 20 }], [range]);
});

test('DOM-161 a range filter is [low TO high], and open-ended without a high end', () => {
  shows(rangeFilter, [0, 250], '[0 TO 250]');
  shows(rangeFilter, [19.99, 40], '[19.99 TO 40]');
  shows(rangeFilter, [250], '[250 TO *]');
});

test('a price range whose low end is not a price is left out', () => {
  shows(
    priceRanges,
    [{ counts: { none: 2, '-10.0': 1, '250.0': 20 }, gap: 250 }],
    [{ low: 250, high: 500, count: 20, filter: '[250 TO 500]' }],
  );
});

test('a range filter with swapped ends, or with an end that is not a price, is rejected', () => {
  rejects(rangeFilter, [500, 250]);
  for (const end of [NaN, -1, Infinity]) {
    rejects(rangeFilter, [end, 500]);
    rejects(rangeFilter, [0, end]);
    rejects(priceRanges, [{ counts: ['0.0', 12], gap: end }]);
  }
  rejects(rangeFilter as never, ['0', 250], TypeError);
});
