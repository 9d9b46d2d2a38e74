import { contract } from '@basin/sdk/contract';
import { findCart, noSuchCart, type Cart } from '../cart/index.ts';
import { findOffers } from '../catalogue/index.ts';
import { assignShipment } from './assign-shipment.ts';
import { limitDeclines } from './limit-declines.ts';
import { pay } from './pay.ts';
import { methodsOf, quoteFor, shipmentsOf, shortfallOf } from './shipping-response.ts';
import { submitOrder } from './submit-order.ts';
import { implement } from '../http/implement.ts';
import type { Principal } from '../http/principal.ts';
import type { Db } from '../database/database.ts';
import type {} from './table.ts';

export const checkoutHandlers = implement(contract.checkout, {
  async shippingCost({ db, principal, query, now }) {
    const { cart, quote } = await quoteOf(db, principal, query.cartId);
    return {
      cartId: cart.id,
      version: cart.version,
      shippingTotal: quote.total,
      shippingMethods: methodsOf(quote, now()),
      ...shortfallOf(quote),
    };
  },

  assignShipment({ body, ...context }) {
    const { cartId, version, shippingAddress } = body;
    return assignShipment({ ...context, cartId, version }, shippingAddress);
  },

  async splitCheck({ db, principal, query }) {
    const { quote } = await quoteOf(db, principal, query.cartId);
    const orders = shipmentsOf(quote).map(({ shippingType, lineItemIds }, index) => ({
      index,
      shippingType,
      lineItemIds,
    }));
    return { isSplit: orders.length > 1, orders };
  },

  pay({ body, ...context }) {
    const { cartId, version } = body;
    return limitDeclines({ ...context, cartId }, () => pay({ ...context, cartId, version, body }));
  },

  submit({ body, ...context }) {
    return submitOrder({ ...context, cartId: body.cartId, version: body.version, body });
  },
});

async function quoteOf(db: Db, principal: Principal, cartId: string) {
  const cart: Cart | undefined = await findCart(db, principal, cartId);
  if (!cart) throw noSuchCart(cartId);
  const offers = await findOffers(
    db,
    cart.lineItems.map(({ sku }) => sku),
  );
  return { cart, quote: quoteFor(cart, offers) };
}
