import { isFreight, shippingMessage, splitByShipping, type Locale, type ShippingMessage } from '@basin/domain';
import type { CartCalls, CheckoutCalls } from '../../calls.ts';
import type { CartDocument, ShipmentAssignment } from '../../contract/types.ts';
import { deleteIfEmpty, removalOf } from '../cart/change-items.ts';
import { changeCart, withCalculation, type Shopper } from '../cart/open-cart.ts';
import { cartFrom, type Cart, type LineItem } from '../cart/read-cart.ts';
import { moneyFrom, type Money } from '../money.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';

/** The shipping address of a cart, and the e-mail address for messages about it. */
export interface ShipTo {
  readonly address: PostalAddressInput;
  /** The cart's current e-mail address by default. */
  readonly email?: string | undefined;
}

/** The id and version of a cart that was read, such as a `Cart`. */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

/** The delivery of a cart to its address. */
export interface CartDelivery {
  /** Order this version: it is a new one when prices or stock have changed since the cart was read. */
  readonly cart: Cart;
  readonly shipments: readonly Shipment[];
  /** Lines that cannot be shipped to the address, and bundles with such a part. */
  readonly undeliverable: readonly LineItem[];
  /** Null when at least one line can be shipped, or none needs it. */
  readonly problem: DeliveryProblem | null;
}

/** Why nothing ships: the address cannot be delivered to, or no line can be shipped there. */
export type DeliveryProblem = Exclude<ShippingMessage, 'shippingAddressFailed'>;

/** Lines that ship together. */
export interface Shipment {
  readonly id: string;
  /** Whether it ships by freight instead of as a parcel. */
  readonly isFreight: boolean;
  /** 0 cents when it ships free; null when unknown. */
  readonly price: Money | null;
  readonly lines: readonly LineItem[];
}

/** The calls that a delivery uses. */
export interface DeliveryCalls {
  readonly cart: CartCalls;
  readonly checkout: Pick<CheckoutCalls, 'assignShipment'>;
}

/** The shopper of a cart, and the language of its lines. */
export interface DeliveryOptions {
  readonly shopper: Shopper;
  readonly locale: Locale;
}

/**
 * Sets the address of the shopper's cart with its tax, and splits the cart into shipments.
 *
 * @see platform spec §4 and wire reference §23
 */
export async function setAddress(
  calls: DeliveryCalls,
  { shopper, locale }: DeliveryOptions,
  { address, email }: ShipTo,
): Promise<CartDelivery> {
  const cart = await changeCart(calls, shopper, () => [
    ...(email === undefined ? [] : [{ action: 'setCustomerEmail', email } as const]),
    { action: 'setShippingAddress', address: addressDraftFrom(address) },
    { action: 'calculateTax' },
  ]);
  return findDelivery(calls, locale, cart);
}

/** Sets the billing address of the order; null means the shipping address. */
export async function setBillingAddress(
  calls: DeliveryCalls,
  { shopper, locale }: DeliveryOptions,
  address: PostalAddressInput | null,
): Promise<Cart> {
  const draft = address ? { address: addressDraftFrom(address) } : {};
  return cartFrom(await changeCart(calls, shopper, () => [{ action: 'setBillingAddress', ...draft }]), locale);
}

/** Splits a cart with an address into shipments. */
export async function findDelivery(
  { cart: cartCalls, checkout }: DeliveryCalls,
  locale: Locale,
  { id, version }: CartVersion,
): Promise<CartDelivery> {
  const assignment = await checkout.assignShipment({ body: { cartId: id, version } });
  const shipped = assignment.cart;
  const cart = shipped?.calculation ? shipped : await cartCalls.get({ params: { id }, query: withCalculation });
  return deliveryFrom(assignment, cart, locale);
}

/** Removes the lines that cannot be shipped, bundles as a whole; null when the cart is then empty. */
export async function removeUndeliverable(
  calls: DeliveryCalls,
  { shopper, locale }: DeliveryOptions,
  seen: CartVersion,
): Promise<Cart | null> {
  const { undeliverable } = await findDelivery(calls, locale, seen);
  const ids = new Set(undeliverable.map(({ id }) => id));
  const changed = await changeCart(calls, shopper, ({ lineItems }) =>
    lineItems.filter(({ id }) => ids.has(id)).map((line) => removalOf(line, lineItems)),
  );
  const cart = await deleteIfEmpty(calls, shopper, changed);
  return cart && cartFrom(cart, locale);
}

function deliveryFrom(assignment: ShipmentAssignment, wireCart: CartDocument, locale: Locale): CartDelivery {
  const { shipments = [], unavailableItems, isNonDeliverableAddress } = assignment;
  const unavailableSkus = unavailableItems.map(({ sku }) => sku);
  const split = splitByShipping(wireCart.lineItems, { ...assignment, unavailableSkus });
  // without an error, the lines that do not ship need no shipping, such as services
  const unavailable = split.noShipping.filter(
    ({ sku }) => assignment.message !== undefined && (unavailableSkus.length === 0 || unavailableSkus.includes(sku)),
  );
  // a bundle is shipped whole or not at all
  const staying = new Set(unavailable.map(({ id, bundleParentId }) => bundleParentId ?? id));
  const setOf = new Map(wireCart.lineItems.map(({ id, bundleParentId }) => [id, bundleParentId ?? id]));
  const message = shippingMessage({ isNonDeliverableAddress, split: { ...split, noShipping: unavailable } });
  const cart = cartFrom(wireCart, locale);
  return {
    cart,
    shipments: shipments.map(({ id, shippingType, lineItemIds, price }) => ({
      id,
      isFreight: isFreight(shippingType),
      price: price ? moneyFrom(price) : null,
      // a bundle is listed in each shipment that contains one of its parts
      lines: cart.lines.filter((line) => lineItemIds.some((id) => setOf.get(id) === line.id)),
    })),
    undeliverable: cart.lines.filter(({ id }) => staying.has(id)),
    problem: message === undefined || message === 'shippingAddressFailed' ? null : message,
  };
}
