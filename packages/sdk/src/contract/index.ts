import type { Contract } from './call.ts';
import { cartCalls } from './cart.ts';
import { checkoutCalls } from './checkout.ts';
import { orderCalls } from './orders.ts';
import { sessionCalls } from './session.ts';

export * from './call.ts';
export * from './cart.ts';
export * from './cart-action.ts';
export * from './checkout.ts';
export * from './order.ts';
export * from './orders.ts';
export * from './session.ts';

/** Every call by area: the client has functions of these names, the gateway handlers. */
export const contract = {
  session: sessionCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
} satisfies Contract;
