import type { Money } from '../money/money.ts';
import type { LineItem } from './line-item.ts';

/** Where a cart goes. @see platform spec §3 */
export interface ShippingAddress {
  readonly postalCode: string;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly streetName?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly city?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** A line with its price. */
export interface PricedLineItem extends LineItem {
  /** Unit price times quantity, discounts taken off. */
  readonly totalPrice: Money;
}

/** A charge without a product, such as a service fee. */
export interface CustomLineItem {
  readonly id: string;
  readonly totalPrice: Money;
}

/** A total with and without its tax. */
export interface TaxedPrice {
  readonly totalNet: Money;
  readonly totalGross: Money;
  readonly totalTax?: Money | undefined;
}

/** A cart as the rules read it. @see platform spec §3 */
export interface Cart {
  readonly id: string;
  readonly version: number;
  readonly type: 'Cart';
  readonly lineItems: readonly PricedLineItem[];
  readonly customLineItems: readonly CustomLineItem[];
  readonly shippingAddress?: ShippingAddress | undefined;
  readonly shippingTotal?: Money | undefined;
  readonly taxedPrice?: TaxedPrice | undefined;
  readonly customerGroup?: { readonly key: string } | undefined;
  readonly anonymousId?: string | undefined;
}

/** Tax comes from outside the cart service. @see platform spec §4 */
export const cartTaxMode = 'ExternalAmount';

/** States of a cart. */
export const cartStates = ['Active', 'Frozen', 'Merged', 'Ordered'] as const;
export type CartState = (typeof cartStates)[number];
