import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { facetCounts } from './facet-counts.ts';

const counts = [
  { value: 'White', count: 25 },
  { value: 'Black', count: 16 },
];

test('facet counts are read from a flat list, from pairs and from an object', () => {
  shows(facetCounts, [['White', 25, 'Black', 16]], counts);
  shows(
    facetCounts,
    [
      [
        ['White', 25],
        ['Black', 16],
      ],
    ],
    counts,
  );
  shows(facetCounts, [{ White: 25, Black: 16 }], counts);
  shows(facetCounts, [[]], []);
});

test('a value without its count is left out', () => {
  shows(facetCounts, [['White', 25, 'Black']], counts.slice(0, 1));
});
