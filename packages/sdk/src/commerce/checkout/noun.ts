import * as cartCalls from '../../contract/cart.ts';
import { checkoutCalls } from '../../contract/checkout.ts';
import { mapsCalls } from '../../contract/maps.ts';
import { orderCalls } from '../../contract/orders.ts';
import { payPalCalls } from '../../contract/pay-pal.ts';
import { callsOf, type Noun } from '../noun.ts';
import { createCheckout, type Checkout, type CheckoutNounCalls } from './checkout.ts';

/** The checkout, from the address of a cart to its order: address, delivery, shipping cost, payment, order. */
export const checkout: Noun<CheckoutNounCalls, Checkout> = {
  areas: {
    cart: cartCalls,
    checkout: /* @__PURE__ */ callsOf(checkoutCalls, 'shippingCost', 'assignShipment', 'pay', 'submit'),
    payPal: payPalCalls,
    orders: /* @__PURE__ */ callsOf(orderCalls, 'query'),
    maps: /* @__PURE__ */ callsOf(mapsCalls, 'validateAddress'),
  },
  create: (calls, { locale }) => createCheckout(calls, { locale }),
};
