import { splitByShipping, type ShippingSplit } from '@basin/domain';
import type { AddressDraft, Cart, ShipmentAssignment } from '../contract/types.ts';
import { changeCart, type Shopper } from './open-cart.ts';
import type { ShoppingCalls } from './shopping-calls.ts';

/** Where a cart goes and what of it can be sent there. */
export interface ShippedCart extends ShippingSplit<Cart['lineItems'][number]> {
  readonly cart: Cart;
  readonly shipments: NonNullable<ShipmentAssignment['shipments']>;
  readonly isNonDeliverableAddress: boolean;
}

/**
 * Sets the address (and e-mail) of a cart with its tax, and splits its lines into shipments.
 *
 * @see platform spec §4 and wire reference §23
 */
export async function shipCart(
  calls: ShoppingCalls,
  shopper: Shopper,
  to: { readonly address: AddressDraft; readonly email?: string | undefined },
): Promise<ShippedCart> {
  const { address, email } = to;
  const cart = await changeCart(calls, shopper, () => [
    ...(email === undefined ? [] : [{ action: 'setCustomerEmail', email } as const]),
    { action: 'setShippingAddress', address },
    { action: 'calculateTax' },
  ]);
  return assignShipments(calls, cart);
}

/** Splits the lines of a cart that has its address into shipments. */
export async function assignShipments(calls: ShoppingCalls, cart: Cart): Promise<ShippedCart> {
  const assignment = await calls.checkout.assignShipment({ body: { cartId: cart.id, version: cart.version } });
  const { shipments = [], isNonDeliverableAddress } = assignment;
  const shipped = assignment.cart ?? cart;
  const unavailableSkus = assignment.unavailableItems.map(({ sku }) => sku);
  const split = splitByShipping(shipped.lineItems, { ...assignment, unavailableSkus });
  return { cart: shipped, shipments, isNonDeliverableAddress, ...split };
}
