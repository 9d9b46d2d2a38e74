import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cartIdFor } from './cart-id-for.ts';

const stored = { cartId: 'c-own', customerCartId: 'c-customer' };

test('SDK-035 an associate with a stored customer cart uses it', () => {
  shows(cartIdFor, [stored, 'A-42'], 'c-customer');
});

test('others, and an associate without one, use their own', () => {
  shows(cartIdFor, [stored, undefined], 'c-own');
  shows(cartIdFor, [stored, ''], 'c-own');
  shows(cartIdFor, [{ cartId: 'c-own' }, 'A-42'], 'c-own');
  shows(cartIdFor, [{}, 'A-42'], undefined);
});
