import { isFreight, shippingMessage, splitByShipping, type Locale, type ShippingMessage } from '@basin/domain';
import type { CartCalls, CheckoutCalls } from '../../calls.ts';
import type { Cart as WireCart, ShipmentAssignment } from '../../contract/types.ts';
import { keepUnlessEmpty, removalOf } from '../cart/change-items.ts';
import { changeCart, withCalculation, type Shopper } from '../cart/open-cart.ts';
import { cartFrom, type Cart, type LineItem } from '../cart/read-cart.ts';
import { moneyFrom, type Money } from '../money.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';

/** Where a cart goes, and to whom the shop writes about it. */
export interface ShipTo {
  readonly address: PostalAddressInput;
  /** The one that the cart has unless given. */
  readonly email?: string | undefined;
}

/** A cart in the version that was seen, such as a `Cart`. */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

/** How a cart goes to its address. */
export interface CartDelivery {
  readonly cart: Cart;
  readonly shipments: readonly Shipment[];
  /** Lines that cannot be sent to the address, and sets with such a part. */
  readonly undeliverable: readonly LineItem[];
  /** Null when something of the cart can be sent. */
  readonly problem: DeliveryProblem | null;
}

/** Why nothing is sent: the address is not delivered to, or no line can be sent there. */
export type DeliveryProblem = Exclude<ShippingMessage, 'shippingAddressFailed'>;

/** Lines that travel together. */
export interface Shipment {
  readonly id: string;
  /** By freight instead of as a parcel. */
  readonly isFreight: boolean;
  /** 0 cents when it is free; null when it is not known. */
  readonly price: Money | null;
  readonly lines: readonly LineItem[];
}

/** The calls that a delivery is made of. */
export interface DeliveryCalls {
  readonly cart: CartCalls;
  readonly checkout: Pick<CheckoutCalls, 'assignShipment'>;
}

/** Whose cart it is, and the language of its lines. */
export interface DeliveryOptions {
  readonly shopper: Shopper;
  readonly locale: Locale;
}

/** Sets the address of the shopper's cart with its tax, and splits it into shipments. @see platform spec §4 and wire reference §23 */
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

/** Sets whom the order of the shopper's cart is billed to; null stands for the address where it goes. */
export async function setBillingAddress(
  calls: DeliveryCalls,
  { shopper, locale }: DeliveryOptions,
  address: PostalAddressInput | null,
): Promise<Cart> {
  const draft = address ? { address: addressDraftFrom(address) } : {};
  return cartFrom(await changeCart(calls, shopper, () => [{ action: 'setBillingAddress', ...draft }]), locale);
}

/** Splits a cart that has its address into shipments. */
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

/** Takes out what cannot be sent, sets whole; null when nothing is left. */
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
  const cart = await keepUnlessEmpty(calls, shopper, changed);
  return cart && cartFrom(cart, locale);
}

function deliveryFrom(assignment: ShipmentAssignment, wireCart: WireCart, locale: Locale): CartDelivery {
  const { shipments = [], unavailableItems, isNonDeliverableAddress } = assignment;
  const unavailableSkus = unavailableItems.map(({ sku }) => sku);
  const split = splitByShipping(wireCart.lineItems, { ...assignment, unavailableSkus });
  // a set stays whole: a part that cannot be sent keeps all of it
  const staying = new Set(split.noShipping.map(({ id, bundleParentId }) => bundleParentId ?? id));
  const setOf = new Map(wireCart.lineItems.map(({ id, bundleParentId }) => [id, bundleParentId ?? id]));
  const message = shippingMessage({ isNonDeliverableAddress, split });
  const cart = cartFrom(wireCart, locale);
  return {
    cart,
    shipments: shipments.map(({ id, shippingType, lineItemIds, price }) => ({
      id,
      isFreight: isFreight(shippingType),
      price: price ? moneyFrom(price) : null,
      // a set is in each shipment that a part of it is in
      lines: cart.lines.filter((line) => lineItemIds.some((id) => setOf.get(id) === line.id)),
    })),
    undeliverable: cart.lines.filter(({ id }) => staying.has(id)),
    problem: message === undefined || message === 'shippingAddressFailed' ? null : message,
  };
}
