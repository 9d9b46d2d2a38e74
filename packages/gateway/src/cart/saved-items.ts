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
import { expectSold } from './line-fields.ts';
import { checkLimits } from './within-limits.ts';

/**
 * Moves a line, or a set with its parts, from the cart to the saved items.
 *
 * @throws {HttpProblem} 400 when the cart does not contain the line, or the line is part of a set
 */
export function saveLineItem(
  draft: CartDraft,
  { lineItemId }: ActionOf<'saveLineItem'>,
  { newId }: ActionContext,
): CartDraft {
  if (findLine(draft, lineItemId).isBundleChildItem) {
    throw invalidOperation(`The line '${lineItemId}' is part of a bundle.`);
  }
  const moved = moveLine({ from: draft.lines, to: draft.saved }, lineItemId, newId);
  return moved ? { ...draft, lines: moved.from, saved: checkLimits(moved.to) } : draft;
}

/**
 * Moves a saved item back to the cart: all of it, or the given number of units.
 *
 * @throws {HttpProblem} 400 when no saved item has this id, or it is no longer sold
 */
export function restoreSavedItem(
  draft: CartDraft,
  { lineItemId, quantity }: ActionOf<'restoreSavedItem'>,
  { newId, offers, now }: ActionContext,
): CartDraft {
  const moved = moveLine({ from: draft.saved, to: draft.lines }, lineItemId, newId, { quantity });
  if (!moved) throw notSaved(lineItemId);
  const items = draft.saved.filter(({ id, bundleParentId }) => id === lineItemId || bundleParentId === lineItemId);
  for (const { sku } of items) expectSold(findOffer(offers, sku), now);
  return { ...draft, lines: checkLimits(moved.to), saved: moved.from };
}

/** Removes a saved item. @throws {HttpProblem} 400 when no saved item has this id */
export function removeSavedItem(draft: CartDraft, { lineItemId }: ActionOf<'removeSavedItem'>): CartDraft {
  if (!draft.saved.some(({ id }) => id === lineItemId)) throw notSaved(lineItemId);
  return { ...draft, saved: removeBundle(draft.saved, lineItemId) };
}

const notSaved = (id: string): HttpProblem =>
  invalidField('lineItemId', id, `The saved item with ID '${id}' was not found.`);

/** Opens the owner's next cart with the saved items of an ordered cart. */
export async function carryOverSavedItems(
  tx: Tx,
  { savedItems, anonymousId, customerId, customerGroup, locale }: Cart,
  { principal, newId, now }: Pick<HandlerContext, 'newId' | 'now'> & { readonly principal: Principal },
): Promise<void> {
  if (savedItems === undefined) return;
  const owner = { anonymousId, customerId, customerGroup, customerEmail: undefined, locale };
  await openCart(tx, { ...emptyCart(newId(), principal, {}, now()), ...owner, savedItems }, principal);
}
