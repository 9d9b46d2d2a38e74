export { type LookUpContext, lookUpOrder } from './look-up-order.ts';
export { findOrders, insertOrder, listOrders, lockOrder, getOrder, saveOrder } from './order-store.ts';
export { modelNumberOf, modelOf, lineNameOf, unitsIn } from './line-text.ts';
export type { PrintInvoice } from './print-invoice.ts';
export { type Order, amountDue, orderFrom, paidCents } from './order.ts';
