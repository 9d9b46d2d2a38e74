import { randomUUID } from 'node:crypto';
import { nullOn } from '@basin/sdk';
import type { Order } from '@basin/sdk/contract';
import type { Cart } from '@basin/sdk/contract';
import { transact } from '../../src/database/transact.ts';
import { takeStep } from '../../src/fulfilment/index.ts';
import { cardPayment, cardToken, wisconsin } from '../checkout.ts';
import type { Inputs } from './inputs.ts';
import { newGuest, type Person } from './person.ts';

const emptyCart = { currency: 'USD', taxMode: 'ExternalAmount' } as const;
const withCalculation = { expand: 'calculation' } as const;

/** The person's open cart with a line in it; made when there is none. */
async function openCart({ calls }: Person): Promise<Cart> {
  const open = (await calls.cart.active().catch(nullOn(404))) ?? (await calls.cart.create({ body: emptyCart }));
  if (open.lineItems.length > 0) return open;
  return calls.cart.update({ body: { cartId: open.id, actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] } });
}

/** An open cart with its address and shipments. */
async function shippedCart(person: Person): Promise<Cart> {
  const { id: cartId } = await openCart(person);
  const { cart } = await person.calls.checkout.assignShipment({ body: { cartId, shippingAddress: wisconsin } });
  if (!cart) throw new Error('the shipments came without their cart');
  return cart;
}

async function paidCart(person: Person) {
  await withoutCart(person);
  const cart = await shippedCart(person);
  return { cart, payment: await person.calls.checkout.pay({ body: await paymentOf(person, cart) }) };
}

const paymentOf = async ({ gateway }: Person, cart: Cart) =>
  cardPayment(cart as never, await cardToken(gateway)) as never;

const submissionOf = async (person: Person) => {
  const { cart, payment } = await paidCart(person);
  const { paymentId, cartVersion: version = cart.version } = payment;
  const body = {
    cartId: cart.id,
    version,
    paymentId,
    paymentType: 'CREDIT_CARD',
    email: person.email,
    locale: 'en-US',
  };
  return { body: body as typeof body & { paymentType: 'CREDIT_CARD' } };
};

/** Ends the open cart, so that the next one is new. */
const withoutCart = ({ calls }: Person) => calls.cart.deleteActive();

/** An order of the person's; made when there is none. */
async function ordered(person: Person): Promise<Order> {
  const { results } = await person.calls.orders.query();
  return results[0] ?? newOrder(person);
}

const newOrder = async (person: Person): Promise<Order> => person.calls.checkout.submit(await submissionOf(person));

/** A new order of the person's, all of which is sent. */
async function shippedOrder(person: Person): Promise<string> {
  const { orderNumber } = await newOrder(person);
  const { db, now } = person.gateway;
  const change = { step: 'ship', parcel: { carrier: 'UPS', trackingNumber: '1Z1' } } as const;
  const context = { now, newId: randomUUID };
  await transact(db, (tx) => takeStep(tx, { orderNumber, change, takenBy: 'ana' }, context));
  return orderNumber;
}

/** Calls of a cart, from the first line to the order. */
export const shoppingInputs: Inputs<
  'cart' | 'discount' | 'sharedCart' | 'checkout' | 'payPal' | 'orders' | 'orderHistory'
> = {
  cart: {
    active: async (person) => {
      await openCart(person);
      return { query: withCalculation };
    },
    get: async (person) => ({ params: { id: (await openCart(person)).id } }),
    create: async (person) => {
      await withoutCart(person);
      return { body: emptyCart };
    },
    update: async (person) => {
      const { id: cartId, version } = await openCart(person);
      return { body: { cartId, version, actions: [{ action: 'addLineItem', sku: 'BX-100-BOLT' }] } };
    },
    merge: async ({ gateway }) => {
      const { id: anonymousCartId, anonymousId } = await openCart(newGuest(gateway));
      return { body: { anonymousCartId, ...(anonymousId !== undefined && { anonymousId }) } };
    },
    deleteActive: async (person) => {
      await openCart(person);
      return {};
    },
    delete: async (person) => {
      const { id, version } = await openCart(person);
      return { params: { id }, query: { version } };
    },
  },
  discount: {
    update: async (person) => {
      const { id: cartId, version } = await openCart(person);
      return { body: { cartId, version, actions: [{ action: 'addDiscountCode', code: 'WELCOME10' }] } };
    },
  },
  sharedCart: {
    create: async (person) => ({ body: { cartId: (await openCart(person)).id } }),
    get: async (person) => {
      const { id } = await person.calls.sharedCart.create({ body: { cartId: (await openCart(person)).id } });
      return { params: { id } };
    },
    addItems: async (person) => {
      const { id: cartId, version } = await openCart(person);
      const other = newGuest(person.gateway);
      const shared = await other.calls.sharedCart.create({ body: { cartId: (await openCart(other)).id } });
      return { body: { cartId, version, sharedCartId: shared.id } };
    },
  },
  checkout: {
    shippingCost: async (person) => ({ query: { cartId: (await shippedCart(person)).id } }),
    assignShipment: async (person) => {
      const { id: cartId, version } = await openCart(person);
      return { body: { cartId, version, shippingAddress: wisconsin } };
    },
    splitCheck: async (person) => ({ query: { cartId: (await shippedCart(person)).id } }),
    pay: async (person) => ({ body: await paymentOf(person, await shippedCart(person)) }),
    submit: submissionOf,
  },
  payPal: {
    createToken: async (person) => {
      const { id: cartId, version } = await shippedCart(person);
      const back = 'http://localhost:3000/en/checkout/payment';
      return { body: { cartId, version, returnUrl: back, cancelUrl: back } };
    },
  },
  orders: {
    query: async (person) => ({ query: { orderNumber: (await ordered(person)).orderNumber } }),
    details: async (person) => ({ query: { orderNumber: (await ordered(person)).orderNumber } }),
  },
  orderHistory: {
    listByState: async (person) => {
      await ordered(person);
      return { query: { state: 'open' } };
    },
    list: async (person) => {
      await ordered(person);
      return {};
    },
    find: async (person) => {
      const { orderNumber } = await ordered(person);
      return { body: { email: person.email, orderId: orderNumber } };
    },
    cancel: async (person) => ({ body: { orderNumber: (await newOrder(person)).orderNumber } }),
    invoice: async (person) => ({ body: { orderNumber: await shippedOrder(person) } }),
    split: async (person) => {
      const { orderNumber } = await ordered(person);
      return { query: { parentOrderNumber: orderNumber, email: person.email } };
    },
  },
};
