import { readAddress } from './address.ts';
import type { ActionContext, ActionOf } from './action.ts';
import { expectOwnGroup } from '../catalogue/index.ts';
import type { CartDraft } from './draft.ts';
import { tagsFrom } from './tags.ts';
import { isTaxedPlace } from './tax.ts';

/** Sets the shipping address, or clears it together with tax and shipping when the action has none. */
export function setShippingAddress(draft: CartDraft, { address }: ActionOf<'setShippingAddress'>): CartDraft {
  if (address === undefined) return { ...draft, shippingAddress: undefined, isTaxed: false, isShipped: false };
  const shippingAddress = readAddress(address);
  return { ...draft, shippingAddress, isTaxed: draft.isTaxed && isTaxedPlace(shippingAddress) };
}

/** Sets the billing address, or clears it when the action has none. */
export function setBillingAddress(draft: CartDraft, { address }: ActionOf<'setBillingAddress'>): CartDraft {
  return { ...draft, billingAddress: address && readAddress(address, 'billingAddress') };
}

export function setCustomerEmail(draft: CartDraft, { email }: ActionOf<'setCustomerEmail'>): CartDraft {
  return { ...draft, customerEmail: email };
}

/** Tags the cart. Without a type, only the gateway's own tags remain. */
export function setCustomType(
  draft: CartDraft,
  { type, fields }: ActionOf<'setCustomType'>,
  { principal }: ActionContext,
): CartDraft {
  return { ...draft, tags: tagsFrom((type && fields) ?? {}, principal) };
}

/** Accepts only the caller's own customer group, which comes from the token. */
export function setCustomerGroup(
  draft: CartDraft,
  { customerGroup }: ActionOf<'setCustomerGroup'>,
  { principal }: ActionContext,
): CartDraft {
  if (customerGroup) expectOwnGroup(customerGroup, principal);
  return draft;
}

/** Requests tax, for the given address or the cart's shipping address. */
export function calculateTax(draft: CartDraft, { shippingAddress }: ActionOf<'calculateTax'>): CartDraft {
  const shipped = shippingAddress ? { ...draft, shippingAddress: readAddress(shippingAddress) } : draft;
  return { ...shipped, isTaxed: true };
}
