import { expect, test } from 'vitest';
import { anonymousAuthState, type AuthState } from './auth-state.ts';

test('DOM-014 auth state has its ten fields, and a visitor has none of the tokens', () => {
  const signedIn: Required<AuthState> = {
    isAuth: true,
    token: 't-1',
    access_token: 't-1',
    refresh_token: 'r-1',
    expires_in: 1,
    revalidate_in: 1,
    anonymousId: 'g-1',
    hashedEmail: 'ab12',
    customerProspect: 'customer',
    modal: { isOpen: true, tab: 1 },
  };
  expect(Object.keys(signedIn)).toHaveLength(10);
  expect({ ...signedIn, ...anonymousAuthState }).toEqual({
    ...signedIn,
    isAuth: false,
    modal: { isOpen: false, tab: 0 },
  });
  expect(anonymousAuthState).toEqual({ isAuth: false, modal: { isOpen: false, tab: 0 } });
});
