import { expect, test } from 'vitest';
import { anonymousAuthState } from './auth-state.ts';

test('DOM-014 auth state has its ten fields, and a visitor has none of the tokens', () => {
  expect(Object.keys(anonymousAuthState)).toEqual([
    'isAuth',
    'token',
    'access_token',
    'refresh_token',
    'expires_in',
    'revalidate_in',
    'anonymousId',
    'hashedEmail',
    'customerProspect',
    'modal',
  ]);
  expect(JSON.parse(JSON.stringify(anonymousAuthState))).toEqual({ isAuth: false, modal: { isOpen: false, tab: 0 } });
});
