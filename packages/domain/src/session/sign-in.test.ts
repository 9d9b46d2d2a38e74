import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { destinationAfterLogin, sessionStep, usernameFrom, idleTimeoutSeconds } from './sign-in.ts';

test('SDK-017 a token and a session together mean signed in', () => {
  shows(sessionStep, [{ hasToken: true, hasSession: true, isSecurePage: false }], 'signedIn');
  shows(sessionStep, [{ hasToken: true, hasSession: true, isSecurePage: true }], 'signedIn');
});

test('SDK-018 a session without a token obtains a token', () => {
  shows(sessionStep, [{ hasToken: false, hasSession: true, isSecurePage: false }], 'obtainToken');
});

test('SDK-019 a token without a session signs out', () => {
  shows(sessionStep, [{ hasToken: true, hasSession: false, isSecurePage: true }], 'signOut');
});

test('SDK-020 without either, a secure page asks the shopper to sign in and any other is browsed', () => {
  shows(sessionStep, [{ hasToken: false, hasSession: false, isSecurePage: true }], 'signIn');
  shows(sessionStep, [{ hasToken: false, hasSession: false, isSecurePage: false }], 'browse');
});

test('SDK-040 the brand extension is appended after trimming and lower-casing', () => {
  shows(usernameFrom, [' Pat@Example.org ', '.averell'], 'pat@example.org.averell');
  shows(usernameFrom, ['pat@example.org', '.Averell'], 'pat@example.org.Averell');
  shows(usernameFrom, ['Pat@example.org'], 'pat@example.org');
});

test('STO-064 after a restricted page only the trade persona continues, and others go home', () => {
  shows(destinationAfterLogin, ['/en/pro', true, 'professional', '/en'], '/en/pro');
  shows(destinationAfterLogin, ['/en/pro', true, 'consumer', '/en'], '/en');
  shows(destinationAfterLogin, ['/en/cart', false, 'consumer', '/en'], '/en/cart');
});

test('DOM-070 a session ends after two days without activity', () => {
  expect(idleTimeoutSeconds).toBe(2 * 24 * 60 * 60);
});
