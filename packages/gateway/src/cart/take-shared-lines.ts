import { bundleChildren } from '@basin/domain';
import type { CallRequest, CartAction, sharedCartCalls } from '@basin/sdk/contract';
import { findOffers } from '../catalogue/index.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { transact } from '../database/transact.ts';
import { applyActions } from './apply-actions.ts';
import type { ActionContext } from './action.ts';
import { expectIncluded } from './bundle-lines.ts';
import { saveCart } from './cart-store.ts';
import type { Cart, LineFields } from './cart.ts';
import { lockOpenCart, repriced, type CartChange } from './change-cart.ts';
import { draftFrom, type CartDraft } from './draft.ts';
import { findSharedCart, type SharedLine } from './shared-cart.ts';
import { expectStock } from './stock.ts';

type WantedLines = CallRequest<typeof sharedCartCalls.addItems>['body']['lineItems'];

/** The receiver's cart, and beside its members what could not be taken over. */
export type TakenLines = Cart & { readonly error?: { readonly message: string; readonly sku: string[] } };

/**
 * Adds the lines of a shared cart, or those of them that are named, at today's prices; what cannot be had is named.
 *
 * @throws {HttpProblem} 404 without such a cart or share, 409 on a stale version
 */
export function takeSharedLines(change: CartChange, sharedCartId: string, wanted: WantedLines): Promise<TakenLines> {
  return transact(change.db, async (tx) => {
    const now = change.now();
    const shared = await findSharedCart(tx, sharedCartId, now);
    const cart = await lockOpenCart(tx, change);
    const actions = wanted ? wantedActions(shared.lineItems, wanted) : actionsFor(shared.lineItems);
    const strange = (wanted ?? []).filter(({ sku }) => !shared.lineItems.some((line) => line.sku === sku));
    const skus = [...cart.lineItems, ...shared.lineItems].map(({ sku }) => sku);
    const offers = await findOffers(tx, skus);
    const { draft, missed } = addEach(draftFrom(cart), actions, { ...change, offers, now });
    const taken = await saveCart(tx, await repriced(tx, cart, draft, change, offers));
    const sku = [...missed, ...strange.map((line) => line.sku)];
    return sku.length === 0 ? taken : { ...taken, error: { message: 'Some items are not available', sku } };
  });
}

/** Adds what can be added; the skus of the rest. */
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

/** One action for each line or bundle; parts go with their bundle. */
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

/** What the one who shared planned; what the gateway sets it sets anew. */
const customOf = ({ roomInfo, customQuantity, overage }: LineFields) => ({
  type: { typeId: 'type' as const, key: 'line-item' },
  fields: { roomInfo, customQuantity, overage },
});
