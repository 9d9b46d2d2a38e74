import { contract } from '@basin/sdk/contract';
import { implement } from '../implement.ts';
import { findOrders } from '../orders/order-store.ts';

export const orderHandlers = implement(contract.orders, {
  query: ({ db, principal, query }) => findOrders(db, principal, query),
});
