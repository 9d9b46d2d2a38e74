import { applyLineAction, type LineAction, type LineProblem } from '@basin/domain';
import { lineFieldsDraftSchema, type CartAction } from '@basin/sdk/contract';
import { invalidField, invalidOperation, type HttpProblem } from '../http/http-problem.ts';
import type { ActionContext, ActionOf } from './action.ts';
import type { CartDraft, LineDraft } from './draft.ts';
import { findLine } from './find-line.ts';
import type { LineFields } from './cart.ts';
import { decodePart } from '../http/request-parts.ts';
import { expectUnchangedGatewayFields, fieldsFor, addedSkuOf } from './line-fields.ts';
import { checkLimits } from './within-limits.ts';

/** The actions that change lines by the shop's rules. */
type LineActionName = LineAction['action'];
type WireLineAction = ActionOf<LineActionName>;

/** Adds, changes or removes lines; a bundle always moves with its parts. */
export function changeLines(draft: CartDraft, action: WireLineAction, context: ActionContext): CartDraft {
  const addedAt = context.now.toISOString();
  const result = applyLineAction<LineDraft>(draft.lines, lineActionFrom(action, draft, context), (line) => ({
    ...line,
    id: context.newId(),
    addedAt,
    roomInfo: line.roomInfo && [...line.roomInfo],
  }));
  if (!result.ok) throw rejectionOf(result.problem, action);
  return { ...draft, lines: checkLimits(result.lines) };
}

/**
 * Sets one custom field of a line, or removes it when the value is absent.
 *
 * @throws {HttpProblem} 400 for an invalid value
 */
export function setLineItemCustomField(draft: CartDraft, action: ActionOf<'setLineItemCustomField'>): CartDraft {
  const line = findLine(draft, action.lineItemId);
  const { [action.name]: _, ...others } = line;
  const given = { [action.name]: action.value ?? undefined };
  expectUnchangedGatewayFields(given, line);
  const set = decodePart('body', lineFieldsDraftSchema, given) as LineFields;
  const changed = action.value == null ? others : { ...others, ...set };
  return { ...draft, lines: draft.lines.map((other) => (other.id === line.id ? changed : other)) };
}

/** Converts an action to the form that the rules read: its sku is on sale and the gateway's fields are set. */
function lineActionFrom(action: WireLineAction, draft: CartDraft, context: ActionContext): LineAction {
  switch (action.action) {
    case 'addLineItem': {
      const sku = addedSkuOf(action, context.offers);
      const { quantity = 1, position } = action;
      return { action: 'addLineItem', sku, quantity, position, fields: fieldsFor(sku, action, context) };
    }
    case 'addbundle':
      return {
        ...action,
        quantity: action.quantity ?? 1,
        fields: fieldsFor(action.sku, action, context),
        bundleItems: action.bundleItems.map((item) => ({ ...item, fields: fieldsFor(item.sku, item, context, true) })),
      };
    case 'addBundleItem':
      return { ...action, quantity: action.quantity ?? 1, fields: fieldsFor(action.sku, action, context, true) };
    case 'removebundle':
      if (findLine(draft, action.lineItemId).isBundleChildItem) throw rejectionOf('notABundle', action);
      return action;
    case 'removeBundleItem':
      expectPart(findLine(draft, action.lineItemId), action.bundleParentId);
      return action;
    case 'changeBundleItemQuantity':
      if (action.bundleParentId !== undefined) expectPart(findLine(draft, action.lineItemId), action.bundleParentId);
      return action;
    default:
      return action;
  }
}

/** @throws {HttpProblem} 400 when the line is not part of a bundle, or not part of the given one */
function expectPart(line: LineDraft, bundleParentId: string | undefined): void {
  const isPart = bundleParentId === undefined ? line.isBundleChildItem : line.bundleParentId === bundleParentId;
  if (!isPart) throw invalidOperation(`The line '${line.id}' is not part of that bundle.`);
}

function rejectionOf(problem: LineProblem, action: CartAction): HttpProblem {
  const field = 'bundleParentId' in action ? 'bundleParentId' : 'lineItemId';
  const id =
    'lineItemId' in action ? action.lineItemId : 'bundleParentId' in action ? action.bundleParentId : undefined;
  if (problem === 'lineMissing') return invalidField(field, id, `The line item with ID '${id ?? ''}' was not found.`);
  if (problem === 'notABundle') return invalidOperation(`The line '${id ?? ''}' is part of a bundle.`);
  return invalidField('quantity', 'quantity' in action ? action.quantity : undefined, 'The quantity is invalid.');
}
