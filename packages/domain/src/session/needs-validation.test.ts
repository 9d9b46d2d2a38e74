import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { needsValidation } from './needs-validation.ts';

const noon = new Date('2026-01-01T12:00:00Z');
const before = new Date('2026-01-01T11:59:59Z');

test('SDK-010 a token is validated only for a signed-in shopper whose revalidation time has passed', () => {
  shows(needsValidation, [true, noon, before], false);
  shows(needsValidation, [true, noon, noon], true);
  shows(needsValidation, [false, before, noon], false);
});

test('a token that was never validated is validated', () => {
  shows(needsValidation, [true, undefined, noon], true);
  shows(needsValidation, [false, undefined, noon], false);
});
