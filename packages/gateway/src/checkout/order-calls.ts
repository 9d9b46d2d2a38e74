import { contract } from '@basin/sdk/contract';
import { implement } from '../http/implement.ts';
import { findOrders, lookUpOrder } from '../orders/index.ts';

export const orderHandlers = implement(contract.orders, {
  /** Returns the caller's own orders, or the order with the given number and e-mail address. */
  async query({ db, now, callerAddress, principal, query }) {
    const own = await findOrders(db, principal, query);
    const { orderNumber, email } = query;
    if (own.total > 0 || orderNumber === undefined || email === undefined) return own;
    const found = await lookUpOrder({ db, now, callerAddress, principal }, orderNumber, email);
    return found ? { ...own, count: 1, total: 1, results: [found] } : own;
  },
});
