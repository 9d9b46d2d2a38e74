import { contract } from '@basin/sdk/contract';
import { findCart, noSuchCart } from '../cart/cart-store.ts';
import type { Cart } from '../cart/cart.ts';
import { findOffers } from '../catalogue/offers.ts';
import { assignShipment } from '../checkout/assign-shipment.ts';
import { pay } from '../checkout/pay.ts';
import { methodsOf, quoteFor, shipmentsOf, shortfallOf } from '../checkout/shipping-answer.ts';
import { submitOrder } from '../checkout/submit-order.ts';
import { implement } from '../implement.ts';
import type { Principal } from '../principal.ts';
import type { Db } from '../store/database.ts';

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
    return pay({ ...context, cartId: body.cartId, version: body.version, body });
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
