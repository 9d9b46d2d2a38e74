import { orderHistoryCalls } from '../../contract/order-history.ts';
import { orderCalls } from '../../contract/orders.ts';
import { callsOf, type Noun } from '../noun.ts';
import { createOrders, type Orders, type OrdersNounCalls } from './orders.ts';

/** The orders of a shopper: list, get, find, cancel, invoice, parts. */
export const orders: Noun<OrdersNounCalls, Orders> = {
  areas: { orders: /* @__PURE__ */ callsOf(orderCalls, 'details'), orderHistory: orderHistoryCalls },
  create: (calls, { locale, logger }) => createOrders(calls, { locale, logger }),
};
