import type { Cart, CartAddress, CartLine, CartTags, LineChoices, LineFields } from './cart.ts';

/** The shopper's choices for a cart. Prices and totals are derived from them, the catalogue and the rules. */
export interface CartDraft {
  readonly lines: readonly LineDraft[];
  /** Lines saved for later. */
  readonly saved: readonly LineDraft[];
  readonly shippingAddress?: CartAddress | undefined;
  readonly billingAddress?: CartAddress | undefined;
  readonly customerEmail?: string | undefined;
  readonly tags: CartTags;
  readonly codes: readonly DiscountDraft[];
  /** Whether tax was requested; it is then recalculated after every change. */
  readonly isTaxed: boolean;
  /** Whether shipments were assigned; their cost is then recalculated after every change. */
  readonly isShipped: boolean;
}

/** A line, as the cart rules read it. */
export interface LineDraft extends LineChoices {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly addedAt: string;
}

export interface DiscountDraft {
  readonly id: string;
  readonly code: string;
}

/** Extracts the shopper's choices from a priced cart. */
export function draftFrom(cart: Cart): CartDraft {
  return {
    lines: cart.lineItems.map(lineDraftFrom),
    saved: (cart.savedItems ?? []).map(lineDraftFrom),
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    customerEmail: cart.customerEmail,
    tags: cart.custom.fields,
    codes: cart.discountCodes.map(({ discountCode }) => ({ id: discountCode.id, code: discountCode.obj.code })),
    isTaxed: cart.taxedPrice !== undefined,
    isShipped: cart.shippingInfo !== undefined,
  };
}

/** Extracts the shopper's choices from a priced line. */
export const lineDraftFrom = ({ id, sku, quantity, addedAt, supplyChannel, custom }: CartLine): LineDraft => ({
  id,
  sku,
  quantity,
  addedAt,
  ...custom.fields,
  ...(supplyChannel && { supplyChannel: supplyChannel.key }),
});

/** Returns the skus of all lines of a cart, including the lines saved for later. */
export const skusIn = ({ lineItems, savedItems = [] }: Pick<Cart, 'lineItems' | 'savedItems'>): string[] =>
  [...lineItems, ...savedItems].map(({ sku }) => sku);

/** Returns the custom fields of a line. */
export function fieldsOf({
  id: _id,
  sku: _sku,
  quantity: _quantity,
  addedAt: _addedAt,
  supplyChannel: _supplyChannel,
  ...fields
}: LineDraft): LineFields {
  return fields;
}
