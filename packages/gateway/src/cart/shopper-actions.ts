import { readAddress } from './address.ts';
import type { ActionContext, ActionOf } from './action.ts';
import { expectOwnGroup } from '../catalogue/index.ts';
import type { CartDraft } from './draft.ts';
import { tagsFrom } from './tags.ts';
import { isTaxedPlace } from './tax.ts';

/** Sets or, without an address, clears where the cart goes; what hung on the place is worked out anew. */
export function setShippingAddress(draft: CartDraft, { address }: ActionOf<'setShippingAddress'>): CartDraft {
  if (address === undefined) return { ...draft, shippingAddress: undefined, isTaxed: false, isShipped: false };
  const shippingAddress = readAddress(address);
  return { ...draft, shippingAddress, isTaxed: draft.isTaxed && isTaxedPlace(shippingAddress) };
}

/** Sets or, without an address, clears whom the order is billed to. */
export function setBillingAddress(draft: CartDraft, { address }: ActionOf<'setBillingAddress'>): CartDraft {
  return { ...draft, billingAddress: address && readAddress(address, 'billingAddress') };
}

export function setCustomerEmail(draft: CartDraft, { email }: ActionOf<'setCustomerEmail'>): CartDraft {
  return { ...draft, customerEmail: email };
}

/** Tags the cart; without a type only the tags that the gateway sets stay. */
export function setCustomType(
  draft: CartDraft,
  { type, fields }: ActionOf<'setCustomType'>,
  { principal }: ActionContext,
): CartDraft {
  return { ...draft, tags: tagsFrom((type && fields) ?? {}, principal) };
}

/** Takes the caller's own group; the group itself comes from the token. */
export function setCustomerGroup(
  draft: CartDraft,
  { customerGroup }: ActionOf<'setCustomerGroup'>,
  { principal }: ActionContext,
): CartDraft {
  if (customerGroup) expectOwnGroup(customerGroup, principal);
  return draft;
}

/** Asks for tax, for the address given or the one that the cart has. */
export function calculateTax(draft: CartDraft, { shippingAddress }: ActionOf<'calculateTax'>): CartDraft {
  const shipped = shippingAddress ? { ...draft, shippingAddress: readAddress(shippingAddress) } : draft;
  return { ...shipped, isTaxed: true };
}
