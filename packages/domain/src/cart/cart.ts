import { requireNumber } from '../arguments.ts';
import type { Money } from '../money/money.ts';
import type { LineItem, LineItemFields, RoomInfo } from './line-item.ts';

/** The address that a cart ships to. @see platform spec §3 */
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
  /** Unit price times quantity, after discounts. */
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

/** The cart fields that the rules use. @see platform spec §3 */
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

/** The tax mode of a cart: an external service computes the tax. @see platform spec §4 */
export const cartTaxMode = 'ExternalAmount';

/** The states of a cart. */
export const cartStates = ['Active', 'Frozen', 'Merged', 'Ordered'] as const;
export type CartState = (typeof cartStates)[number];

/** The states of a discount code on a cart. @see platform spec §8 */
export const discountCodeStates = [
  'MatchesCart',
  'DoesNotMatchCart',
  'NotActive',
  'NotValid',
  'MaxApplicationReached',
  'ApplicationStoppedByPreviousDiscount',
  'ApplicationStoppedByGroupBestDeal',
] as const;
export type DiscountCodeState = (typeof discountCodeStates)[number];

/** The number of lines and units in a cart. */
export interface CartCounts {
  /** Lines that a shopper sees: bundles and single lines, excluding the parts of a bundle. */
  readonly lines: number;
  /** Units of those lines. */
  readonly units: number;
}

/**
 * Returns the number of lines and units in a cart, excluding the parts of bundles.
 *
 * @throws {TypeError} when a line has no quantity
 * @see docs/domain.md A39
 */
export function cartCounts(lines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[]): CartCounts {
  let count = 0;
  let units = 0;
  for (const line of lines) {
    if (line.isBundleChildItem) continue;
    count += 1;
    units += requireNumber('quantity', line.quantity);
  }
  return { lines: count, units };
}

/**
 * Returns whether nothing is left to buy, so that the cart is deleted. Bundles and single lines count as content; parts
 * of a bundle and extra charges do not.
 *
 * @see platform spec §4 and docs/domain.md A39
 */
export function isCartEmpty(lines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[]): boolean {
  return cartCounts(lines).lines === 0;
}

/**
 * Returns what to do with the carts at sign-in: merge an anonymous cart that has items, otherwise fetch the active
 * cart.
 *
 * @see platform spec §4
 */
export function cartAfterLogin(
  anonymousLines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[],
): 'merge' | 'fetchActive' {
  return isCartEmpty(anonymousLines) ? 'fetchActive' : 'merge';
}

/** The cart ids stored in a session. */
export interface StoredCartIds {
  readonly cartId?: string | undefined;
  /** The cart of the customer whom an associate serves. */
  readonly customerCartId?: string | undefined;
}

/** Returns the id of the cart to use: an associate with a customer's cart works on that cart. @see platform spec §4 */
export function cartIdFor({ cartId, customerCartId }: StoredCartIds, koc: string | undefined): string | undefined {
  return koc && customerCartId ? customerCartId : cartId;
}

/**
 * Returns the custom fields of a line for a shared cart: with room info, empty when no room was planned, and without
 * the sales channel of the shopper who shares it.
 *
 * @see platform spec §3
 */
export function sharedLineFields<Fields extends LineItemFields>(
  fields: Fields,
): Omit<Fields, 'salesChannel' | 'roomInfo'> & { readonly roomInfo: RoomInfo[] } {
  const { salesChannel: _, roomInfo = [], ...others } = fields;
  return { ...others, roomInfo: [...roomInfo] };
}
