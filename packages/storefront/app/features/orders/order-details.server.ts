import { data, type LoaderFunctionArgs } from 'react-router';
import { cartViewOptions } from '../cart/index.server.ts';
import { orderView } from './order-view.ts';
import { sdkContext } from '../../shell/request-context.server.ts';

export async function loadOrderDetails({ request, context }: LoaderFunctionArgs) {
  const orderNumber = new URL(request.url).searchParams.get('orderNumber')?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9-]{1,64}$/.test(orderNumber)) throw data(null, 404);
  const { results } = await context.get(sdkContext).orders.query({ query: { orderNumber } });
  const order = results[0];
  if (!order) throw data(null, 404);
  return { order: orderView(order, await cartViewOptions(context)) };
}
