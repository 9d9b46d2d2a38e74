import { capQuantity, maxSamples, sampledSku, type QuantityOutcome } from '@basin/domain';
import type { CartAction } from '@basin/sdk/contract';
import type { Offer } from '../catalogue/index.ts';
import type { ActionContext } from './action.ts';
import { applyActions } from './apply-actions.ts';
import { samplesIn, unitsBySku } from './bundle-lines.ts';
import type { CartDraft, LineDraft } from './draft.ts';

/** Tells the shopper that stock limited a quantity; part of the response to a cart change. */
export interface StockNotice {
  readonly sku: string;
  readonly message: Exclude<QuantityOutcome, 'none'>;
  /** The units that the stock allows. */
  readonly quantity: number;
}

/** A draft after actions whose quantities were capped to the stock, and one notice for each capped quantity. */
export interface CappedDraft {
  readonly draft: CartDraft;
  readonly notices: StockNotice[];
}

/** The effect of an action that adds units of a sku or sets the units of a line. */
interface QuantityChange {
  readonly sku: string;
  /** Units of the sku, or of the line, before and after the action. */
  readonly current: number;
  readonly requested: number;
  /** Returns the action changed so that it results in this quantity. */
  readonly resultingIn: (quantity: number) => CartAction[];
}

/**
 * Applies actions to the draft, in order, and caps the quantity of each to the stock that the ones before leave. Skips an
 * addition that the stock leaves at zero units.
 *
 * @throws {HttpProblem} 400 for the first invalid action; nothing changes
 * @see platform spec §4
 */
export function applyCapped(draft: CartDraft, actions: readonly CartAction[], context: ActionContext): CappedDraft {
  const notices: StockNotice[] = [];
  const changed = actions.reduce((current, action) => {
    const { capped, notice } = capAction(action, current, context.offers);
    if (notice) notices.push(notice);
    return applyActions(current, capped, context);
  }, draft);
  return { draft: changed, notices };
}

interface CappedAction {
  /** The action; none when it would add nothing. */
  readonly capped: readonly CartAction[];
  readonly notice?: StockNotice;
}

function capAction(
  action: CartAction,
  { lines, saved }: Pick<CartDraft, 'lines' | 'saved'>,
  offers: ActionContext['offers'],
): CappedAction {
  const held = unitsBySku(lines);
  const change = quantityChangeIn(action, { lines, saved, held });
  const offer = change && offers.get(change.sku);
  if (!offer) return { capped: [action] };
  const { sku, current, requested, resultingIn } = change;
  const { quantity, message } = capQuantity({
    requested,
    current,
    available: availableTo(change, offer, held),
    isBackOrderable: offer.variant.backOrderable,
    isService: offer.product.kind === 'service',
  });
  if (message === 'none') return { capped: [action] };
  return { capped: resultingIn(quantity), notice: { sku, message, quantity } };
}

/** The units that the stock leaves for a change. Other lines do not lower the quantity of this one. */
function availableTo({ sku, current }: QuantityChange, { stock }: Offer, held: HeldLines['held']): number {
  if (current === 0 && isSampleTooMany(sku, held)) return 0;
  const inOtherLines = (held.get(sku) ?? 0) - current;
  return Math.max(stock.available - inOtherLines, Math.min(current, stock.available));
}

/** Whether the sku is a sample and the cart already holds the maximum number of samples. */
const isSampleTooMany = (sku: string, held: HeldLines['held']): boolean =>
  sampledSku(sku) !== undefined && samplesIn(held) >= maxSamples;

/** The lines that actions can name, and the units of each sku in the cart. */
interface HeldLines {
  readonly lines: readonly LineDraft[];
  readonly saved: readonly LineDraft[];
  readonly held: ReadonlyMap<string, number>;
}

function quantityChangeIn(action: CartAction, { lines, saved, held }: HeldLines): QuantityChange | undefined {
  switch (action.action) {
    case 'addLineItem':
    case 'addbundle':
      return action.sku === undefined ? undefined : additionOf(action, action.sku, action.quantity ?? 1, held);
    case 'restoreSavedItem': {
      const line = saved.find(({ id }) => id === action.lineItemId);
      return line && additionOf(action, line.sku, Math.min(action.quantity ?? line.quantity, line.quantity), held);
    }
    case 'changeLineItemQuantity':
    case 'changeBundleItemQuantity': {
      const line = lines.find(({ id }) => id === action.lineItemId);
      if (!line) return undefined;
      const resultingIn = (quantity: number) => [{ ...action, quantity }];
      return { sku: line.sku, current: line.quantity, requested: action.quantity, resultingIn };
    }
    default:
      return undefined;
  }
}

/** Describes an action that adds units to those already in the cart. */
function additionOf(
  action: CartAction & { readonly quantity?: number | undefined },
  sku: string,
  units: number,
  held: HeldLines['held'],
): QuantityChange {
  const current = held.get(sku) ?? 0;
  const resultingIn = (quantity: number) =>
    quantity > current ? [{ ...action, quantity: quantity - current } as CartAction] : [];
  return { sku, current, requested: current + units, resultingIn };
}
