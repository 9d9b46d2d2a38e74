import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { tokenMarginMs } from '../settings/timeouts.ts';
import { isTokenValid } from './is-token-valid.ts';

const expiry = new Date('2026-01-01T12:00:00Z');

test('DOM-032 DOM-068 a token is valid until 120 seconds before it expires', () => {
  expect(tokenMarginMs).toBe(120_000);
  shows(isTokenValid, [expiry, new Date('2026-01-01T11:57:59.999Z')], true);
  shows(isTokenValid, [expiry, new Date('2026-01-01T11:58:00Z')], false);
  shows(isTokenValid, [expiry, new Date('2026-01-01T11:59:00Z')], false);
  shows(isTokenValid, [expiry, new Date('2026-01-01T13:00:00Z')], false);
});

test('a token without a readable expiry is not valid', () => {
  expect(isTokenValid(new Date(NaN), expiry)).toBe(false);
});
