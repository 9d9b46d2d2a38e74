import { moveLine, removeBundle } from '@basin/domain';
import { invalidField, invalidOperation, type HttpProblem } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Principal } from '../http/principal.ts';
import type { Tx } from '../database/database.ts';
import type { ActionContext, ActionOf } from './action.ts';
import { emptyCart, openCart } from './cart-store.ts';
import type { Cart } from './cart.ts';
import type { CartDraft } from './draft.ts';
import { findLine, findOffer } from './find-line.ts';
import { withinLimits } from './within-limits.ts';

/**
 * Takes a line, a set with its parts, out of the cart and saves it for later.
 *
 * @throws {HttpProblem} 400 when the cart has no such line, or it is a part of a set
 */
export function saveLineItem(
  draft: CartDraft,
  { lineItemId }: ActionOf<'saveLineItem'>,
  { newId }: ActionContext,
): CartDraft {
  if (findLine(draft, lineItemId).isBundleChildItem) {
    throw invalidOperation(`The line '${lineItemId}' is a part of a bundle.`);
  }
  const moved = moveLine({ from: draft.lines, to: draft.saved }, lineItemId, newId);
  return moved ? { ...draft, lines: moved.from, saved: withinLimits(moved.to) } : draft;
}

/**
 * Puts what was saved back into the cart, all of it or so many units.
 *
 * @throws {HttpProblem} 400 when nothing of this id is saved, or it is no longer sold
 */
export function restoreSavedItem(
  draft: CartDraft,
  { lineItemId, quantity }: ActionOf<'restoreSavedItem'>,
  { newId, offers }: ActionContext,
): CartDraft {
  const moved = moveLine({ from: draft.saved, to: draft.lines }, lineItemId, newId, { quantity });
  if (!moved) throw notSaved(lineItemId);
  for (const { sku } of moved.to) findOffer(offers, sku);
  return { ...draft, lines: withinLimits(moved.to), saved: moved.from };
}

/** Takes out what was saved. @throws {HttpProblem} 400 when nothing of this id is saved */
export function removeSavedItem(draft: CartDraft, { lineItemId }: ActionOf<'removeSavedItem'>): CartDraft {
  if (!draft.saved.some(({ id }) => id === lineItemId)) throw notSaved(lineItemId);
  return { ...draft, saved: removeBundle(draft.saved, lineItemId) };
}

const notSaved = (id: string): HttpProblem =>
  invalidField('lineItemId', id, `The saved item with ID '${id}' was not found.`);

/** What the shopper saved outlives the order: the owner's next cart begins with it. */
export async function keepSavedItems(
  tx: Tx,
  { savedItems, anonymousId, customerId, customerGroup }: Cart,
  { principal, newId, now }: Pick<HandlerContext, 'newId' | 'now'> & { readonly principal: Principal },
): Promise<void> {
  if (savedItems === undefined) return;
  const owner = { anonymousId, customerId, customerGroup, customerEmail: undefined };
  await openCart(tx, { ...emptyCart(newId(), principal, {}, now()), ...owner, savedItems }, principal);
}
