import { requireNumber } from '../arguments.ts';
import type { Money } from '../money/money.ts';
import type { LineItem, LineItemFields, RoomInfo } from './line-item.ts';

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

/** What became of a discount code on a cart. @see platform spec §8 */
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

/** How much is in a cart. */
export interface CartCounts {
  /** Lines that a shopper sees: bundles and single lines, not the parts of a bundle. */
  readonly lines: number;
  /** Units of those lines. */
  readonly units: number;
}

/**
 * How much is in a cart; the parts of a bundle do not count.
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
 * Whether nothing is left to buy, so that the cart is deleted: bundles and single lines keep it, the parts of a bundle and extra
 * charges do not.
 *
 * @see platform spec §4 and docs/domain.md A39
 */
export function isCartEmpty(lines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[]): boolean {
  return cartCounts(lines).lines === 0;
}

/** What happens to the carts at login: an anonymous cart with items is merged, otherwise the active cart is fetched. @see platform spec §4 */
export function cartAfterLogin(
  anonymousLines: readonly Pick<LineItem, 'quantity' | 'isBundleChildItem'>[],
): 'merge' | 'fetchActive' {
  return isCartEmpty(anonymousLines) ? 'fetchActive' : 'merge';
}

/** Ids that a session keeps. */
export interface StoredCartIds {
  readonly cartId?: string | undefined;
  /** The cart of the customer whom an associate serves. */
  readonly customerCartId?: string | undefined;
}

/** The cart that calls are about: an associate with a customer's cart works on that one. @see platform spec §4 */
export function cartIdFor({ cartId, customerCartId }: StoredCartIds, koc: string | undefined): string | undefined {
  return koc && customerCartId ? customerCartId : cartId;
}

/**
 * Returns the custom fields of a line as a shared cart carries them: with room info, empty where no room was planned, and without
 * the sales channel of the shopper who shares it.
 *
 * @see platform spec §3
 */
export function sharedFields<Fields extends LineItemFields>(
  fields: Fields,
): Omit<Fields, 'salesChannel' | 'roomInfo'> & { readonly roomInfo: RoomInfo[] } {
  const { salesChannel: _, roomInfo = [], ...others } = fields;
  return { ...others, roomInfo: [...roomInfo] };
}
