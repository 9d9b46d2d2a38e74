import { invalidField, invalidOperation } from '../http-problem.ts';
import type { ActionContext, ActionOf } from './apply-actions.ts';
import type { LineFields } from './cart.ts';
import type { CartDraft, LineDraft } from './draft.ts';
import { findLine, findOffer } from './find-line.ts';
import { appended, changeQuantity, newLine } from './line-actions.ts';

interface Part {
  readonly sku: string;
  readonly quantity: number;
  readonly fields: LineFields | undefined;
}

/** Adds a bundle and its parts; the quantity of a part is per bundle. */
export function addBundle(draft: CartDraft, action: ActionOf<'addbundle'>, context: ActionContext): CartDraft {
  const { quantity = 1 } = action;
  const parent = newLine(findOffer(context.offers, action.sku), quantity, action.custom?.fields, context);
  const withParent: CartDraft = { ...draft, lines: appended(draft.lines, [parent]) };
  return action.bundleItems.reduce((current, item) => {
    const part = { sku: item.sku, quantity: item.quantity * quantity, fields: item.custom?.fields };
    return addPart(current, parent, part, context);
  }, withParent);
}

/** Adds one part to a bundle that is in the cart. */
export function addBundleItem(draft: CartDraft, action: ActionOf<'addBundleItem'>, context: ActionContext): CartDraft {
  const parent = findBundle(draft, action.bundleParentId);
  const part = { sku: action.sku, quantity: action.quantity ?? 1, fields: action.custom?.fields };
  return addPart(draft, parent, part, context);
}

/** Removes a bundle and all its parts. */
export function removeBundle(draft: CartDraft, action: ActionOf<'removebundle'>): CartDraft {
  return changeQuantity(draft, findBundle(draft, action.lineItemId), 0);
}

/** Removes one part; the bundle stays. */
export function removeBundleItem(draft: CartDraft, action: ActionOf<'removeBundleItem'>): CartDraft {
  const part = findLine(draft, action.lineItemId);
  if (!part.isBundleChildItem) throw invalidOperation(`The line '${part.id}' is no part of a bundle.`);
  expectParent(part, action.bundleParentId);
  return changeQuantity(draft, part, 0);
}

/** Sets the quantity of a bundle, whose parts scale with it, or of one part; 0 removes. */
export function changeBundleItemQuantity(draft: CartDraft, action: ActionOf<'changeBundleItemQuantity'>): CartDraft {
  const line = findLine(draft, action.lineItemId);
  expectParent(line, action.bundleParentId);
  return changeQuantity(draft, line, action.quantity);
}

function addPart(draft: CartDraft, parent: LineDraft, part: Part, context: ActionContext): CartDraft {
  const offer = findOffer(context.offers, part.sku);
  const line = newLine(offer, part.quantity, part.fields, context, parent.id);
  const same = draft.lines.find(({ sku, bundleParentId }) => sku === part.sku && bundleParentId === parent.id);
  if (same) return changeQuantity(draft, same, same.quantity + part.quantity);
  return { ...draft, lines: appended(draft.lines, [line]) };
}

function findBundle(draft: CartDraft, lineItemId: string): LineDraft {
  const line = findLine(draft, lineItemId);
  if (line.isBundleChildItem) throw invalidOperation(`The line '${line.id}' is a part of a bundle.`);
  return line;
}

function expectParent(line: LineDraft, bundleParentId: string | undefined): void {
  if (bundleParentId === undefined || bundleParentId === line.bundleParentId) return;
  throw invalidField('bundleParentId', bundleParentId, `The line '${line.id}' is no part of that bundle.`);
}
