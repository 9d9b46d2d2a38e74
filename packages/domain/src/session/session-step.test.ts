import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { sessionStep } from './session-step.ts';

test('SDK-017 a token and a session together mean signed in', () => {
  shows(sessionStep, [{ hasToken: true, hasSession: true, isSecurePage: false }], 'signedIn');
  shows(sessionStep, [{ hasToken: true, hasSession: true, isSecurePage: true }], 'signedIn');
});

test('SDK-018 a session without a token goes to get one', () => {
  shows(sessionStep, [{ hasToken: false, hasSession: true, isSecurePage: false }], 'obtainToken');
});

test('SDK-019 a token without a session is signed out', () => {
  shows(sessionStep, [{ hasToken: true, hasSession: false, isSecurePage: true }], 'signOut');
});

test('SDK-020 with neither a secure page asks to sign in, another is browsed', () => {
  shows(sessionStep, [{ hasToken: false, hasSession: false, isSecurePage: true }], 'signIn');
  shows(sessionStep, [{ hasToken: false, hasSession: false, isSecurePage: false }], 'browse');
});
