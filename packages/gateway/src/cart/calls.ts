import { contract, type CallRequest } from '@basin/sdk/contract';
import { withCalculation } from './calculation.ts';
import { cartMissing, emptyCart, findActiveCart, findCart, noSuchCart, openCart } from './cart-store.ts';
import { changeCart } from './change-cart.ts';
import { withCurrentStock } from './current-stock.ts';
import { expectOwnGroup } from '../catalogue/index.ts';
import { deleteCart } from './delete-cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { atOwnPrices } from './own-prices.ts';
import { tagsFrom } from './tags.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { runOnce } from '../http/idempotency/run-once.ts';
import { implement, Reply, type HandlerContext } from '../http/implement.ts';
import type { Principal } from '../http/principal.ts';
import type { Cart } from './cart.ts';
import type {} from './table.ts';

type NewCart = CallRequest<typeof contract.cart.create>['body'];
type NewCartContext = Pick<HandlerContext, 'now' | 'newId'> & { readonly principal: Principal };
type CartContext = Pick<HandlerContext, 'db' | 'now'> & { readonly principal: Principal };

/**
 * Builds the empty cart that a request opens.
 *
 * @throws {HttpProblem} 400 when the request claims a customer group or tags that are not the caller's
 */
function newCart(wanted: NewCart, { principal, now, newId }: NewCartContext): Cart {
  if (wanted.customerGroup) expectOwnGroup(wanted.customerGroup, principal);
  const { country, locale } = wanted;
  const empty = emptyCart(newId(), principal, tagsFrom(wanted.custom?.fields ?? {}, principal), now());
  return { ...empty, customerEmail: wanted.customerEmail ?? empty.customerEmail, country, locale };
}

/** Returns an open cart with the prices of its owner's group, and any cart with the current stock. */
async function currentCart(context: CartContext, cart: Cart): Promise<Cart> {
  const priced = cart.cartState === 'Active' ? await atOwnPrices(context, cart) : cart;
  return withCurrentStock(context, priced);
}

export const cartHandlers = implement(contract.cart, {
  async active({ query, ...context }) {
    const cart = await findActiveCart(context.db, context.principal);
    if (!cart) throw cartMissing();
    return withCalculation(await currentCart(context, cart), query.expand);
  },

  async get({ params, query, ...context }) {
    const cart = await findCart(context.db, context.principal, params.id);
    if (!cart) throw noSuchCart(params.id);
    return withCalculation(await currentCart(context, cart), query.expand);
  },

  async create({ db, principal, body, now, newId }) {
    const { cart, isNew } = await openCart(db, newCart(body, { principal, now, newId }), principal);
    return new Reply(cart, { status: isNew ? 201 : 200 });
  },

  update({ body, query, idempotencyKey, ...context }) {
    const { cartId, version, actions, shortage } = body;
    const open = body.open && newCart(body.open, context);
    const effect = async (tx: Tx) => {
      const cart = await changeCart(tx, { ...context, cartId, version }, actions, { shortage, open });
      return new Reply(withCalculation(cart, query.expand));
    };
    if (idempotencyKey === undefined) return transact(context.db, effect);
    return runOnce({ ...context, call: 'cart.update', idempotencyKey, body }, effect);
  },

  merge({ db, now, newId, principal, body }) {
    const anonymousId = body.anonymousId ?? principal.anonymousId;
    return mergeCarts({ db, now, newId, principal, guestCartId: body.anonymousCartId, anonymousId });
  },

  deleteActive: (context) => deleteCart(context),

  delete: ({ params, query, ...context }) => deleteCart({ ...context, cartId: params.id, version: query.version }),
});
