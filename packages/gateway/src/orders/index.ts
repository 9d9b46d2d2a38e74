export { lookUpOrder } from './look-up-order.ts';
export { findOrders, insertOrder } from './order-store.ts';
export { type Order, amountDue, orderFrom } from './order.ts';
