import type { LoaderFunctionArgs } from 'react-router';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';
import { orderSummary } from './order-view.ts';

export async function loadOrderHistory({ context }: LoaderFunctionArgs) {
  const orders = ordersOf(context);
  const [open, past] = await Promise.all([orders.list({ state: 'open' }), orders.list({ state: 'past' })]);
  return { open: open.map(orderSummary), past: past.map(orderSummary) };
}
