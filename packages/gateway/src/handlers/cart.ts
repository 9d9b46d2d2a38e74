import { contract } from '@basin/sdk/contract';
import { withCalculation } from '../cart/calculation.ts';
import { cartMissing, emptyCart, findActiveCart, findCart, noSuchCart, openCart } from '../cart/cart-store.ts';
import { changeCart } from '../cart/change-cart.ts';
import { expectOwnGroup } from '../cart/customer-group.ts';
import { deleteCart } from '../cart/delete-cart.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { tagsFrom } from '../cart/tags.ts';
import { implement, Reply } from '../implement.ts';

export const cartHandlers = implement(contract.cart, {
  async active({ db, principal, query }) {
    const cart = await findActiveCart(db, principal);
    if (!cart) throw cartMissing();
    return withCalculation(cart, query.expand);
  },

  async get({ db, principal, params, query }) {
    const cart = await findCart(db, principal, params.id);
    if (!cart) throw noSuchCart(params.id);
    return withCalculation(cart, query.expand);
  },

  async create({ db, principal, body, now, newId }) {
    if (body.customerGroup) expectOwnGroup(body.customerGroup, principal);
    const { country, locale } = body;
    const empty = emptyCart(newId(), principal, tagsFrom(body.custom?.fields ?? {}, principal), now());
    const customerEmail = body.customerEmail ?? empty.customerEmail;
    const { cart, isNew } = await openCart(db, { ...empty, customerEmail, country, locale }, principal);
    return new Reply(cart, { status: isNew ? 201 : 200 });
  },

  async update({ body, query, ...context }) {
    const { cartId, version, actions } = body;
    return withCalculation(await changeCart({ ...context, cartId, version }, actions), query.expand);
  },

  merge({ db, now, newId, principal, body }) {
    const anonymousId = body.anonymousId ?? principal.anonymousId;
    return mergeCarts({ db, now, newId, principal, guestCartId: body.anonymousCartId, anonymousId });
  },

  deleteActive: (context) => deleteCart(context),

  delete: ({ params, query, ...context }) => deleteCart({ ...context, cartId: params.id, version: query.version }),
});
