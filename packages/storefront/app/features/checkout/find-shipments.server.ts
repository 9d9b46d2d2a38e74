import { nullOn, type Cart, type LineItem } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { noticePriceChange } from './notice-price-change.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { logContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';

/**
 * Returns a cart's shipments with their items and arrival, and the items that cannot be shipped. Reloads the step when
 * the cart was changed or ordered in another tab since it was read, or its total has changed, because the summary beside
 * it shows the old one.
 */
export async function findShipments(context: Context, cart: Cart, step: 'shipping' | 'review' = 'shipping') {
  const again = redirect(pathIn(context, `/checkout/${step}`));
  const delivery = await checkoutOf(context).getDelivery(cart).catch(nullOn(404, 409));
  if (delivery === null) throw again;
  const { cart: current, shipments, undeliverable } = delivery;
  noticePriceChange(context, cart, current);
  if (current.sums.total.cents !== cart.sums.total.cents) throw again;
  const methods = await findShippingMethods(context, cart.id);
  return {
    version: current.version,
    total: current.sums.total,
    shipments: shipments.map(({ lines, ...shipment }) => ({
      ...shipment,
      arrivesOn: methods.find(({ key }) => key === shipment.id)?.arrivesOn ?? null,
      items: lines.map(itemOf),
    })),
    unavailable: undeliverable.map(itemOf),
  };
}

/** Returns a cart's shipping methods with their arrival. Returns none on an error, which does not stop the checkout. */
async function findShippingMethods(context: Context, cartId: string) {
  try {
    return (await checkoutOf(context).quoteShipping(cartId)).methods;
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not read when the shipments of a cart arrive');
    return [];
  }
}

const itemOf = (line: LineItem) => {
  const { id, name, finish, modelNumber, quantity, coverage, rooms } = line;
  const { available, stockLimit, unsoldReason, isBackOrderable, departure } = line;
  const supply = { available, stockLimit, unsoldReason, isBackOrderable, departure };
  return { id, name, finish, modelNumber, quantity, coverage, rooms, ...supply };
};
