import type { LoaderFunctionArgs } from 'react-router';
import { orderSummary } from './order-view.ts';
import { sdkContext } from '../../shell/request-context.server.ts';

export async function loadOrderHistory({ context }: LoaderFunctionArgs) {
  const { orders } = context.get(sdkContext);
  const read = async (state: 'open' | 'past') => {
    const { results } = await orders.query({ query: { state, sort: 'createdAt desc', limit: 100 } });
    return results.map(orderSummary);
  };
  const [open, past] = await Promise.all([read('open'), read('past')]);
  return { open, past };
}
