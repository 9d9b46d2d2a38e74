import * as cartCalls from '../../contract/cart.ts';
import { discountCalls } from '../../contract/discount.ts';
import type { Noun } from '../noun.ts';
import { createCart, type CartNounCalls, type ShopperCart } from './shopper-cart.ts';

/** The shopper's cart: read, add, quantities, remove, discount codes, merge after sign-in. */
export const cart: Noun<CartNounCalls, ShopperCart> = {
  areas: { cart: cartCalls, discount: discountCalls },
  create: (calls, { locale }) => createCart(calls, { locale }),
};
