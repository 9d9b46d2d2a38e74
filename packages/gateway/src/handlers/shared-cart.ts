import { contract } from '@basin/sdk/contract';
import { findCart, noSuchCart } from '../cart/cart-store.ts';
import { findSharedCart, shareCart } from '../cart/shared-cart.ts';
import { takeSharedLines } from '../cart/take-shared-lines.ts';
import { staleVersion } from '../http-problem.ts';
import { implement } from '../implement.ts';

export const sharedCartHandlers = implement(contract.sharedCart, {
  async create({ db, principal, body: { cartId, version }, now }) {
    const cart = await findCart(db, principal, cartId);
    if (!cart) throw noSuchCart(cartId);
    if (version !== undefined && version !== cart.version) throw staleVersion(cart.id, version, cart.version);
    return shareCart(db, cart, now());
  },

  get: ({ db, params, now }) => findSharedCart(db, params.id, now()),

  addItems({ body, ...context }) {
    const { cartId, version, sharedCartId, lineItems } = body;
    return takeSharedLines({ ...context, cartId, version }, sharedCartId, lineItems);
  },
});
