import { contract } from '@basin/sdk/contract';
import { findCart, noSuchCart } from './cart-store.ts';
import { countSharedCartMail, mailSharedCart } from './mail-shared-cart.ts';
import { findSharedCart, shareCart } from './shared-cart.ts';
import { addSharedLines } from './add-shared-lines.ts';
import { staleVersion } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { runOnce } from '../http/idempotency/run-once.ts';
import { implement, Reply } from '../http/implement.ts';

export const sharedCartHandlers = implement(contract.sharedCart, {
  async create({ body: { cartId, version, email, name }, ...context }) {
    const { db, principal, now } = context;
    const cart = await findCart(db, principal, cartId);
    if (!cart) throw noSuchCart(cartId);
    if (version !== undefined && version !== cart.version) throw staleVersion(cart.id, version, cart.version);
    if (email !== undefined) await countSharedCartMail(context, email);
    const shared = await shareCart(db, cart, { name, now: now() });
    if (email !== undefined) await mailSharedCart(context, { id: shared.id, locale: cart.locale }, email);
    return shared;
  },

  get: ({ db, params, now }) => findSharedCart(db, params.id, now()),

  addItems({ body, idempotencyKey, ...context }) {
    const { cartId, version, sharedCartId, lineItems } = body;
    const effect = async (tx: Tx) =>
      new Reply(await addSharedLines(tx, { ...context, cartId, version }, sharedCartId, lineItems));
    if (idempotencyKey === undefined) return transact(context.db, effect);
    return runOnce({ ...context, call: 'sharedCart.addItems', idempotencyKey, body }, effect);
  },
});
