import { bundleChildren } from '@basin/domain';
import type { CallRequest, CartAction, sharedCartCalls } from '@basin/sdk/contract';
import { findOffers } from '../catalogue/index.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';
import { applyActions } from './apply-actions.ts';
import type { ActionContext } from './action.ts';
import { expectIncluded } from './bundle-lines.ts';
import { saveCart } from './cart-store.ts';
import type { Cart, LineFields } from './cart.ts';
import { lockOpenCart, repriceCart, type CartChange } from './change-cart.ts';
import { draftFrom, type CartDraft } from './draft.ts';
import { findSharedCart, type SharedLine } from './shared-cart.ts';
import { expectStock } from './stock.ts';

type WantedLines = CallRequest<typeof sharedCartCalls.addItems>['body']['lineItems'];

/** The receiver's cart, with the skus that could not be added. */
export type CartWithAddedLines = Cart & { readonly error?: { readonly message: string; readonly sku: string[] } };

/**
 * Adds the lines of a shared cart, or only the wanted ones, at current prices. Reports the skus it could not add. In the
 * cart that was shared, which an associate may send to its owner, the lines that it still has are not added again.
 *
 * @throws {HttpProblem} 404 for an unknown cart or shared cart, 409 for a stale version
 */
export async function addSharedLines(
  tx: Tx,
  change: CartChange,
  sharedCartId: string,
  wanted: WantedLines,
): Promise<CartWithAddedLines> {
  const now = change.now();
  const shared = await findSharedCart(tx, sharedCartId, now);
  const cart = await lockOpenCart(tx, change);
  const held = new Set(cart.lineItems.map(({ id }) => id));
  const missing = shared.lineItems.filter(({ id }) => !held.has(id));
  const actions = wanted ? wantedActions(shared.lineItems, wanted) : actionsFor(missing);
  const notShared = (wanted ?? []).filter(({ sku }) => !shared.lineItems.some((line) => line.sku === sku));
  const skus = [...cart.lineItems, ...shared.lineItems].map(({ sku }) => sku);
  const offers = await findOffers(tx, skus);
  const { draft, missed } = addEach(draftFrom(cart), actions, { ...change, offers, now });
  const saved = await saveCart(tx, await repriceCart(tx, cart, draft, change, offers));
  const sku = [...missed, ...notShared.map((line) => line.sku)];
  return sku.length === 0 ? saved : { ...saved, error: { message: 'Some items are not available', sku } };
}

/** Adds every line that can be added. Returns the draft and the skus of the other lines. */
function addEach(draft: CartDraft, actions: readonly (CartAction & { sku: string })[], context: ActionContext) {
  const missed: string[] = [];
  const added = actions.reduce((current, action) => {
    try {
      const next = applyActions(current, [action], context);
      expectIncluded(next, context.offers);
      expectStock(current.lines, next.lines, context.offers);
      return next;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      missed.push(action.sku);
      return current;
    }
  }, draft);
  return { draft: added, missed };
}

/** Returns one action for each line or bundle; parts are added with their bundle. */
function actionsFor(lines: readonly SharedLine[]) {
  const flat = lines.map(({ custom, ...line }) => ({ ...line, ...custom.fields }));
  return flat
    .filter(({ bundleParentId }) => bundleParentId === undefined)
    .map((line) => {
      const { sku, quantity } = line;
      const parts = bundleChildren(flat, line.id);
      const custom = customOf(line);
      if (parts.length === 0) return { action: 'addLineItem' as const, sku, quantity, custom };
      const bundleItems = parts.map((part) => ({
        sku: part.sku,
        quantity: Math.max(1, Math.floor(part.quantity / quantity)),
        custom: customOf(part),
      }));
      return { action: 'addbundle' as const, sku, quantity, bundleItems, custom };
    });
}

const wantedActions = (lines: readonly SharedLine[], wanted: NonNullable<WantedLines>) =>
  wanted
    .filter(({ sku }) => lines.some((line) => line.sku === sku))
    .map((line) => ({ action: 'addLineItem' as const, ...line }));

/** Copies the sender's room plan only; the gateway sets its own fields again. */
const customOf = ({ roomInfo, customQuantity, overage }: LineFields) => ({
  type: { typeId: 'type' as const, key: 'line-item' },
  fields: { roomInfo, customQuantity, overage },
});
