import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { parseListingQuery, serialiseListingQuery } from './listing-query.ts';
import { toggleFacet } from './toggle-facet.ts';

const state = parseListingQuery('sort=a&colour=White&colour=Black');

test('a value is added, or taken away when it was chosen', () => {
  shows(toggleFacet, [state, 'colour', 'Sage'], parseListingQuery('sort=a&colour=White&colour=Black&colour=Sage'));
  shows(toggleFacet, [state, 'colour', 'White'], parseListingQuery('sort=a&colour=Black'));
  shows(toggleFacet, [state, 'brand', 'Averell'], parseListingQuery('sort=a&colour=White&colour=Black&brand=Averell'));
});

test('the last value goes with its facet, and the given state stays as it is', () => {
  const one = parseListingQuery('colour=White');
  shows(toggleFacet, [one, 'colour', 'White'], parseListingQuery(''));
  expect(one.facets.get('colour')).toEqual(['White']);
});

test('a value toggled twice leaves the same values', () => {
  fc.assert(
    fc.property(fc.constantFrom('White', 'Sage'), (value) => {
      const twice = toggleFacet(toggleFacet(state, 'colour', value), 'colour', value);
      expect(new Set(twice.facets.get('colour'))).toEqual(new Set(state.facets.get('colour')));
      expect(serialiseListingQuery(twice).length).toBe(serialiseListingQuery(state).length);
    }),
  );
});
