import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { guestId, isTokenValid, needsValidation, tokenMarginMs, identityScopes, tokenRevalidateMs } from './token.ts';

const expiry = new Date('2026-01-01T12:00:00Z');

test('DOM-032 DOM-068 a token is valid until 120 seconds before it expires', () => {
  expect(tokenMarginMs).toBe(120_000);
  shows(isTokenValid, [expiry, new Date('2026-01-01T11:57:59.999Z')], true);
  shows(isTokenValid, [expiry, new Date('2026-01-01T11:58:00Z')], false);
  shows(isTokenValid, [expiry, new Date('2026-01-01T11:59:00Z')], false);
  shows(isTokenValid, [expiry, new Date('2026-01-01T13:00:00Z')], false);
});

test('a token with an invalid expiry is not valid', () => {
  expect(isTokenValid(new Date(NaN), expiry)).toBe(false);
});

const noon = new Date('2026-01-01T12:00:00Z');
const before = new Date('2026-01-01T11:59:59Z');

test('SDK-010 a token is validated only for a signed-in shopper whose revalidation time has passed', () => {
  shows(needsValidation, [true, noon, before], false);
  shows(needsValidation, [true, noon, noon], true);
  shows(needsValidation, [false, before, noon], false);
});

test('an invalid revalidation time counts as passed', () => {
  expect(needsValidation(true, new Date(NaN), noon)).toBe(true);
});

test('a token that was never validated needs validation', () => {
  shows(needsValidation, [true, undefined, noon], true);
  shows(needsValidation, [false, undefined, noon], false);
});

test('SDK-021 the guest identifier cookie takes precedence over the stored identifier', () => {
  shows(guestId, ['g-cookie', 'g-stored'], 'g-cookie');
  shows(guestId, [undefined, 'g-stored'], 'g-stored');
  shows(guestId, [' ', 'g-stored'], 'g-stored');
  shows(guestId, ['', ''], undefined);
});

test('a signed-in shopper has no guest identifier', () => {
  shows(guestId, ['g-cookie', 'g-stored', true], undefined);
});

test('DOM-067 a token is validated again after 30 minutes', () => {
  expect(tokenRevalidateMs).toBe(1_800_000);
});

test('DOM-069 the identity scopes are session, openid and offline_access', () => {
  expect(identityScopes).toEqual(['session', 'openid', 'offline_access']);
});
