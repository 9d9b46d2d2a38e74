import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { limitResults } from './limit-results.ts';

test('DOM-163 with the flag set and more than three results the first three are shown', () => {
  shows(limitResults<number>, [[1, 2, 3, 4], true], [1, 2, 3]);
  shows(limitResults<number>, [[1, 2, 3], true], [1, 2, 3]);
  shows(limitResults<number>, [[1], true], [1]);
  shows(limitResults<number>, [[1, 2, 3, 4], false], [1, 2, 3, 4]);
});
