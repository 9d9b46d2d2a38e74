import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isExcludedFromState } from './is-excluded-from-state.ts';

test('a product is not sold into the states it excludes', () => {
  shows(isExcludedFromState, [['CA', 'VT'], ' ca '], true);
  shows(isExcludedFromState, [[' ca '], 'CA'], true);
  shows(isExcludedFromState, [['CA'], 'WI'], false);
  shows(isExcludedFromState, [[], 'WI'], false);
});
