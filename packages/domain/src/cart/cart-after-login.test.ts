import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cartAfterLogin } from './cart-after-login.ts';
import { line } from './testing.ts';

test('at login an anonymous cart with items is merged', () => {
  shows(cartAfterLogin, [[line()]], 'merge');
});

test('at login without items the active cart is fetched', () => {
  shows(cartAfterLogin, [[]], 'fetchActive');
});
