import { messages, canShipTo } from '@basin/domain';
import { type Cart, quoteShipping, type Shipment, type ShippingQuote } from '../cart/index.ts';
import type { Offer } from '../catalogue/index.ts';
import { requiredField } from '../http/http-problem.ts';
import { arrivalDay } from './arrival-day.ts';

/**
 * Quotes the shipping of a cart to its address.
 *
 * @throws {HttpProblem} 400 when the cart has no address
 */
export function quoteFor(cart: Cart, offers: ReadonlyMap<string, Offer>): ShippingQuote {
  if (!canShipTo(cart.shippingAddress)) throw requiredField('shippingAddress');
  return quoteShipping(cart.lineItems, cart.shippingAddress, offers);
}

/** Returns the skus that cannot ship to the address, and whether nothing can. @see wire reference §0.5 f, g */
export function shortfallOf({ unavailable, isNonDeliverable }: ShippingQuote) {
  const sku = [...new Set(unavailable.map((line) => line.sku))];
  const message = isNonDeliverable ? messages.cannotShip : 'Some items cannot be shipped';
  return { ...(sku.length > 0 && { error: { message, sku } }), isNonDeliverableAddress: isNonDeliverable };
}

/** Returns the shipping methods of a cart, as the shipping-cost call lists them. */
export const methodsOf = ({ shipments }: ShippingQuote, now: Date) =>
  shipments.map(({ method, price, lineItemIds, days }) => ({
    key: method.key,
    name: method.name,
    shippingType: method.shippingType,
    price,
    lineItemIds,
    ...(days !== undefined && {
      estimatedDelivery: arrivalDay(now, days),
    }),
  }));

/** Returns the shipments of a cart, as the assign-shipment call lists them. */
export const shipmentsOf = ({ shipments }: ShippingQuote) =>
  shipments.map(({ method, lineItemIds, price }: Shipment) => ({
    id: method.key,
    shippingType: method.shippingType,
    lineItemIds,
    price,
  }));
