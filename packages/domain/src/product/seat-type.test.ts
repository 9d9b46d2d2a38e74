import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isSeat } from './seat-type.ts';

test('DOM-086 toilet seats and bidet seats are seats', () => {
  shows(isSeat, ['Toilet Seats'], true);
  shows(isSeat, ['Bidet Seats'], true);
  shows(isSeat, ['Toilets'], false);
});
