import { contract } from '@basin/sdk/contract';
import { notFound } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { cancelOrder } from './cancel-order.ts';
import { invoiceOf } from './invoice-of.ts';
import { splitOrder } from './split-order.ts';
import { findOrders, lookUpOrder, type LookUpContext, type Order, type PrintInvoice } from '../orders/index.ts';

export const orderHistoryHandlers = ({ printInvoice }: { readonly printInvoice: PrintInvoice | undefined }) =>
  implement(contract.orderHistory, {
    listByState: ({ db, principal, query }) => findOrders(db, principal, query),

    list: ({ db, principal, query }) => findOrders(db, principal, query),

    async find({ body: { orderId, email }, ...context }) {
      const order = await orderOf(context, orderId, email);
      return { ...order, addresses: { shipping: order.shippingAddress, billing: order.billingAddress } };
    },

    cancel: ({ body: { orderNumber, email }, ...context }) => cancelOrder(context, orderNumber, email),

    invoice: ({ body: { orderNumber, email }, ...context }) => invoiceOf(context, orderNumber, email, printInvoice),

    async split({ query: { parentOrderNumber, email }, ...context }) {
      const results = splitOrder(await orderOf(context, parentOrderNumber, email));
      const { length } = results;
      return { limit: length, offset: 0, count: length, total: length, results };
    },
  });

async function orderOf(context: LookUpContext, orderNumber: string, email: string): Promise<Order> {
  const order = await lookUpOrder(context, orderNumber, email);
  if (!order) throw notFound('No order has this number and e-mail address.');
  return order;
}
