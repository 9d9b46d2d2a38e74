import * as cartCalls from '../../contract/cart.ts';
import { sharedCartCalls } from '../../contract/shared-cart.ts';
import type { Noun } from '../noun.ts';
import { createSharedCarts, type SharedCarts, type SharedCartsNounCalls } from './shared-carts.ts';

/** Shared copies of carts: create, get, add to the shopper's own cart. */
export const sharedCarts: Noun<SharedCartsNounCalls, SharedCarts> = {
  areas: { cart: cartCalls, sharedCart: sharedCartCalls },
  create: (calls, { locale }) => createSharedCarts(calls, { locale }),
};
