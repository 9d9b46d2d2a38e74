import type { Cart, LineItem } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { findShippingMethods } from './shipping-methods.server.ts';

/**
 * Returns a cart's shipments with their items and arrival, and the items that cannot be shipped. The version and the total
 * are new ones when prices or stock have changed since the cart was read.
 */
export async function findShipments(context: Readonly<RouterContextProvider>, cart: Cart) {
  const { cart: current, shipments, undeliverable } = await checkoutOf(context).getDelivery(cart);
  const methods = await findShippingMethods(context, cart.id);
  return {
    version: current.version,
    total: current.sums.total,
    shipments: shipments.map(({ lines, ...shipment }) => ({
      ...shipment,
      arrivesOn: methods.find(({ key }) => key === shipment.id)?.arrivesOn ?? null,
      items: lines.map(itemOf),
    })),
    unavailable: undeliverable.map((line) => ({ ...itemOf(line), departure: null })), // it never leaves
  };
}

const itemOf = ({ id, name, finish, modelNumber, quantity, coverage, departure }: LineItem) => ({
  ...{ id, name, finish, modelNumber },
  ...{ quantity, coverage, departure },
});
