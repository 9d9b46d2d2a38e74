import { data, type LoaderFunctionArgs } from 'react-router';
import { cartViewOptions } from '../cart/index.server.ts';
import { orderView } from './order-view.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

export async function loadOrderDetails({ request, context }: LoaderFunctionArgs) {
  const orderNumber = new URL(request.url).searchParams.get('orderNumber')?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9-]{1,64}$/.test(orderNumber)) throw data(null, 404);
  const order = await ordersOf(context).get(orderNumber);
  if (!order) throw data(null, 404);
  return { order: orderView(order, await cartViewOptions(context)) };
}
