import type { CartAction } from '@basin/sdk/contract';
import type { CartDraft } from './draft.ts';
import { changeLines, setLineItemCustomField } from './line-actions.ts';
import { removeSavedItem, restoreSavedItem, saveLineItem } from './saved-items.ts';
import {
  calculateTax,
  setBillingAddress,
  setCustomerEmail,
  setCustomerGroup,
  setCustomType,
  setShippingAddress,
} from './shopper-actions.ts';
import type { ActionContext, ActionOf } from './action.ts';

type Change<Action> = (draft: CartDraft, action: Action, context: ActionContext) => CartDraft;

const changes: { readonly [Name in CartAction['action']]: Change<ActionOf<Name>> } = {
  addLineItem: changeLines,
  addbundle: changeLines,
  addBundleItem: changeLines,
  removeLineItem: changeLines,
  removebundle: changeLines,
  removeBundleItem: changeLines,
  changeLineItemQuantity: changeLines,
  changeBundleItemQuantity: changeLines,
  setLineItemCustomField,
  saveLineItem,
  restoreSavedItem,
  removeSavedItem,
  setShippingAddress,
  setBillingAddress,
  setCustomerEmail,
  setCustomType,
  setCustomerGroup,
  calculateTax,
};

/**
 * Applies all actions to the draft, in order.
 *
 * @throws {HttpProblem} 400 for the first invalid action; nothing changes
 */
export function applyActions(draft: CartDraft, actions: readonly CartAction[], context: ActionContext): CartDraft {
  return actions.reduce((current, action) => {
    const change = changes[action.action] as Change<CartAction>;
    return change(current, action, context);
  }, draft);
}
