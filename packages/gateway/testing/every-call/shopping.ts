import { randomUUID } from 'node:crypto';
import { nullOn } from '@basin/sdk';
import type { OrderDocument } from '@basin/sdk/contract';
import type { CartDocument } from '@basin/sdk/contract';
import { transact } from '../../src/database/transact.ts';
import { takeStep } from '../../src/fulfilment/index.ts';
import { cardPayment, cardToken, wisconsinAddress } from '../checkout.ts';
import type { Inputs } from './inputs.ts';
import { newGuest, type Caller } from './caller.ts';

const emptyCart = { currency: 'USD', taxMode: 'ExternalAmount' } as const;
const withCalculation = { expand: 'calculation' } as const;

/** The caller's open cart with at least one line, created when missing. */
async function openCart({ calls }: Caller): Promise<CartDocument> {
  const open = (await calls.cart.active().catch(nullOn(404))) ?? (await calls.cart.create({ body: emptyCart }));
  if (open.lineItems.length > 0) return open;
  return calls.cart.update({ body: { cartId: open.id, actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] } });
}

/** An open cart with an address and shipments. */
async function shippedCart(caller: Caller): Promise<CartDocument> {
  const { id: cartId } = await openCart(caller);
  const { cart } = await caller.calls.checkout.assignShipment({ body: { cartId, shippingAddress: wisconsinAddress } });
  if (!cart) throw new Error('checkout.assignShipment returned no cart');
  return cart;
}

async function paidCart(caller: Caller) {
  await deleteCart(caller);
  const cart = await shippedCart(caller);
  return { cart, payment: await caller.calls.checkout.pay({ body: await paymentOf(caller, cart) }) };
}

const paymentOf = async ({ gateway }: Caller, cart: CartDocument) =>
  cardPayment(cart as never, await cardToken(gateway)) as never;

const submissionOf = async (caller: Caller) => {
  const { cart, payment } = await paidCart(caller);
  const { paymentId, cartVersion: version = cart.version } = payment;
  const body = {
    cartId: cart.id,
    version,
    paymentId,
    paymentType: 'CREDIT_CARD',
    email: caller.email,
    locale: 'en-US',
  };
  return { body: body as typeof body & { paymentType: 'CREDIT_CARD' } };
};

/** Deletes the open cart, so that the next one is new. */
const deleteCart = ({ calls }: Caller) => calls.cart.deleteActive();

/** An order of the caller's, placed when missing. */
async function ordered(caller: Caller): Promise<OrderDocument> {
  const { results } = await caller.calls.orders.query();
  return results[0] ?? newOrder(caller);
}

const newOrder = async (caller: Caller): Promise<OrderDocument> =>
  caller.calls.checkout.submit(await submissionOf(caller));

/** The number of a new order of the caller's that has been shipped in full. */
async function shippedOrder(caller: Caller): Promise<string> {
  const { orderNumber } = await newOrder(caller);
  const { db, now } = caller.gateway;
  const change = { step: 'ship', parcel: { carrier: 'UPS', trackingNumber: '1Z1' } } as const;
  const context = { now, newId: randomUUID };
  await transact(db, (tx) => takeStep(tx, { orderNumber, change, takenBy: 'ana' }, context));
  return orderNumber;
}

/** Inputs for the calls of cart, checkout and orders. */
export const shoppingInputs: Inputs<
  'cart' | 'discount' | 'sharedCart' | 'checkout' | 'payPal' | 'orders' | 'orderHistory'
> = {
  cart: {
    active: async (caller) => {
      await openCart(caller);
      return { query: withCalculation };
    },
    get: async (caller) => ({ params: { id: (await openCart(caller)).id } }),
    create: async (caller) => {
      await deleteCart(caller);
      return { body: emptyCart };
    },
    update: async (caller) => {
      const { id: cartId, version } = await openCart(caller);
      return { body: { cartId, version, actions: [{ action: 'addLineItem', sku: 'BX-100-BOLT' }] } };
    },
    merge: async ({ gateway }) => {
      const { id: anonymousCartId, anonymousId } = await openCart(newGuest(gateway));
      return { body: { anonymousCartId, ...(anonymousId !== undefined && { anonymousId }) } };
    },
    deleteActive: async (caller) => {
      await openCart(caller);
      return {};
    },
    delete: async (caller) => {
      const { id, version } = await openCart(caller);
      return { params: { id }, query: { version } };
    },
  },
  discount: {
    update: async (caller) => {
      const { id: cartId, version } = await openCart(caller);
      return { body: { cartId, version, actions: [{ action: 'addDiscountCode', code: 'WELCOME10' }] } };
    },
  },
  sharedCart: {
    create: async (caller) => ({ body: { cartId: (await openCart(caller)).id } }),
    get: async (caller) => {
      const { id } = await caller.calls.sharedCart.create({ body: { cartId: (await openCart(caller)).id } });
      return { params: { id } };
    },
    addItems: async (caller) => {
      const { id: cartId, version } = await openCart(caller);
      const other = newGuest(caller.gateway);
      const shared = await other.calls.sharedCart.create({ body: { cartId: (await openCart(other)).id } });
      return { body: { cartId, version, sharedCartId: shared.id } };
    },
  },
  checkout: {
    shippingCost: async (caller) => ({ query: { cartId: (await shippedCart(caller)).id } }),
    assignShipment: async (caller) => {
      const { id: cartId, version } = await openCart(caller);
      return { body: { cartId, version, shippingAddress: wisconsinAddress } };
    },
    splitCheck: async (caller) => ({ query: { cartId: (await shippedCart(caller)).id } }),
    pay: async (caller) => ({ body: await paymentOf(caller, await shippedCart(caller)) }),
    submit: submissionOf,
  },
  payPal: {
    createToken: async (caller) => {
      const { id: cartId, version } = await shippedCart(caller);
      const back = 'http://localhost:3000/en/checkout/payment';
      return { body: { cartId, version, returnUrl: back, cancelUrl: back } };
    },
  },
  orders: {
    query: async (caller) => ({ query: { orderNumber: (await ordered(caller)).orderNumber } }),
    details: async (caller) => ({ query: { orderNumber: (await ordered(caller)).orderNumber } }),
  },
  orderHistory: {
    listByState: async (caller) => {
      await ordered(caller);
      return { query: { state: 'open' } };
    },
    list: async (caller) => {
      await ordered(caller);
      return {};
    },
    find: async (caller) => {
      const { orderNumber } = await ordered(caller);
      return { body: { email: caller.email, orderId: orderNumber } };
    },
    cancel: async (caller) => ({ body: { orderNumber: (await newOrder(caller)).orderNumber } }),
    invoice: async (caller) => ({ body: { orderNumber: await shippedOrder(caller) } }),
    split: async (caller) => {
      const { orderNumber } = await ordered(caller);
      return { query: { parentOrderNumber: orderNumber, email: caller.email } };
    },
  },
};
