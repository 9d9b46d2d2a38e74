import type { CallRequest, discountCalls } from '@basin/sdk/contract';
import { findOffers } from '../catalogue/index.ts';
import { invalidField } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { saveCart } from './cart-store.ts';
import type { Cart } from './cart.ts';
import { lockOpenCart, repriceCart, type CartChange } from './change-cart.ts';
import { findCode } from '../discounts/index.ts';
import { draftFrom, skusIn, type DiscountDraft } from './draft.ts';

type DiscountAction = CallRequest<typeof discountCalls.update>['body']['actions'][number];

/**
 * Adds and removes discount codes, all or nothing. Adding a code that the cart already has changes nothing.
 *
 * @throws {HttpProblem} 404 for an unknown cart, 409 for a stale version, 400 DiscountCodeNonApplicable
 */
export function changeDiscounts(change: CartChange, actions: readonly DiscountAction[]): Promise<Cart> {
  return transact(change.db, async (tx) => {
    const cart = await lockOpenCart(tx, change);
    const draft = draftFrom(cart);
    let codes = draft.codes;
    for (const action of actions) codes = await withAction(tx, codes, action, change.now());
    if (codes.length === draft.codes.length && codes.every((code, index) => code === draft.codes[index])) return cart;
    const offers = await findOffers(tx, skusIn(cart));
    return saveCart(tx, await repriceCart(tx, cart, { ...draft, codes }, change, offers));
  });
}

async function withAction(
  tx: Tx,
  codes: readonly DiscountDraft[],
  action: DiscountAction,
  now: Date,
): Promise<readonly DiscountDraft[]> {
  if (action.action === 'addDiscountCode') {
    const { id, code } = await findCode(tx, action.code, now);
    return codes.some((other) => other.id === id) ? codes : [...codes, { id, code }];
  }
  const { id, key } = action.discountCode;
  const remaining = codes.filter((code) => code.id !== id && code.code !== key);
  if (remaining.length < codes.length) return remaining;
  throw invalidField('discountCode', id ?? key, 'The cart has no such discount code.');
}
