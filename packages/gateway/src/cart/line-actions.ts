import { bundleChildren, changeBundleQuantity, defaultSalesChannel, isDiscontinued } from '@basin/domain';
import type { Offer } from '../catalogue/offers.ts';
import { invalidField, invalidOperation } from '../http-problem.ts';
import type { Principal } from '../principal.ts';
import type { ActionContext, ActionOf } from './apply-actions.ts';
import type { LineFields } from './cart.ts';
import { fieldsOf, type CartDraft, type LineDraft } from './draft.ts';
import { findLine, findOffer } from './find-line.ts';

const LINE_LIMIT = 500;
const QUANTITY_LIMIT = 9_999;

/** Adds units of a sku; to a line that is the same in everything, if there is one. */
export function addLineItem(draft: CartDraft, action: ActionOf<'addLineItem'>, context: ActionContext): CartDraft {
  const offer = offerOf(action, context.offers);
  const line = newLine(offer, action.quantity ?? 1, action.custom?.fields, context);
  const same = draft.lines.find((other) => isSame(other, line) && bundleChildren(draft.lines, other.id).length === 0);
  if (same === undefined) return { ...draft, lines: appended(draft.lines, [line]) };
  return changeQuantity(draft, same, same.quantity + line.quantity);
}

/** Removes some units of a line or the line; the parts of a bundle go with it. */
export function removeLineItem(draft: CartDraft, action: ActionOf<'removeLineItem'>): CartDraft {
  const line = findLine(draft, action.lineItemId);
  return changeQuantity(draft, line, Math.max(0, line.quantity - (action.quantity ?? line.quantity)));
}

/** Sets the units of a line; 0 removes it. */
export function changeLineItemQuantity(draft: CartDraft, action: ActionOf<'changeLineItemQuantity'>): CartDraft {
  return changeQuantity(draft, findLine(draft, action.lineItemId), action.quantity);
}

/** Sets or, without a value, removes one custom field of a line. */
export function setLineItemCustomField(draft: CartDraft, action: ActionOf<'setLineItemCustomField'>): CartDraft {
  const line = findLine(draft, action.lineItemId);
  const value = action.value ?? undefined;
  expectShoppersFields({ [action.name]: value }, line);
  const { [action.name]: _, ...others } = line;
  const changed = value === undefined ? others : { ...others, [action.name]: value };
  return { ...draft, lines: draft.lines.map((other) => (other.id === line.id ? changed : other)) };
}

/** A line of a sku with the fields that a shopper may set; with a parent it is a part of that bundle. */
export function newLine(
  { product, variant }: Offer,
  quantity: number,
  given: LineFields = {},
  { now, newId, principal }: ActionContext,
  bundleParentId?: string,
): LineDraft {
  if (!product.soldOnline) throw invalidOperation(`The product with SKU '${variant.sku}' is not sold online.`);
  if (isDiscontinued(variant.discontinued, now)) {
    throw invalidOperation(`The product with SKU '${variant.sku}' is discontinued.`);
  }
  const kept = {
    // a shopper's page may be older than the catalogue: what it says of back-order is not taken
    isBackOrderable: variant.backOrderable,
    isBundleChildItem: bundleParentId !== undefined,
    ...(bundleParentId !== undefined && { bundleParentId }),
  };
  expectShoppersFields({ ...given, isBackOrderable: kept.isBackOrderable }, kept);
  const line = { id: newId(), sku: variant.sku, quantity, addedAt: now.toISOString() };
  return withinLimit({ ...line, salesChannel: channelOf(principal), ...given, ...kept });
}

/** The lines with more of them at the end. */
export function appended(lines: readonly LineDraft[], more: readonly LineDraft[]): LineDraft[] {
  if (lines.length + more.length > LINE_LIMIT) throw invalidOperation(`A cart holds at most ${LINE_LIMIT} lines.`);
  return [...lines, ...more];
}

/** Sets the units of a line and scales its parts; 0 removes it with them. */
export function changeQuantity(draft: CartDraft, { id }: LineDraft, quantity: number): CartDraft {
  return { ...draft, lines: changeBundleQuantity(draft.lines, id, quantity).map(withinLimit) };
}

function withinLimit(line: LineDraft): LineDraft {
  if (line.quantity <= QUANTITY_LIMIT) return line;
  throw invalidField('quantity', line.quantity, `A line holds at most ${QUANTITY_LIMIT} units.`);
}

const channelOf = (principal: Principal): string =>
  principal.kind === 'guest' ? principal.channel : defaultSalesChannel;

function offerOf(action: ActionOf<'addLineItem'>, offers: ActionContext['offers']): Offer {
  if (action.sku !== undefined) return findOffer(offers, action.sku);
  const variantIndex = (action.variantId ?? 1) - 1;
  const offer = [...offers.values()].find(
    ({ product, variant }) => product.id === action.productId && product.variants[variantIndex]?.sku === variant.sku,
  );
  return offer ?? findOffer(offers, `${action.productId ?? ''}:${action.variantId ?? 1}`);
}

/** Fields that decide prices and stock: a request may repeat what the gateway says, not change it. */
const gatewayFields = ['bundleParentId', 'isBundleChildItem', 'isBackOrderable'] as const;

/** @throws {HttpProblem} 400 when a request would set what only the gateway sets */
function expectShoppersFields(given: Partial<Record<string, unknown>>, kept: LineFields): void {
  for (const name of gatewayFields) {
    if (name in given && given[name] !== kept[name]) {
      throw invalidField(name, given[name], `The field ${name} is set by the gateway.`);
    }
  }
}

const isSame = (left: LineDraft, right: LineDraft): boolean =>
  left.sku === right.sku && canonical(fieldsOf(left)) === canonical(fieldsOf(right));

const canonical = (fields: LineFields): string =>
  JSON.stringify(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1)));
