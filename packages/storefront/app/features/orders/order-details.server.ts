import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { cartViewOptions } from '../cart/index.server.ts';
import { orderAgain } from './reorder.server.ts';
import { orderView } from './order-view.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

export async function loadOrderDetails({ request, context }: LoaderFunctionArgs) {
  const order = await ordersOf(context).get(orderNumberIn(request));
  if (!order) throw data(null, 404);
  return { order: orderView(order, await cartViewOptions(context)), notices: takeNotices(context) };
}

/** Cancels the order of the page, or puts it into the cart again, and says what became of it. */
export async function handleOrderForm({ request, context }: ActionFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const number = orderNumberIn(request);
  const intent = (await request.formData()).get('intent');
  if (intent === 'reorder') return orderAgain(context, await ordersOf(context).get(number));
  if (intent !== 'cancel') throw data(null, 400);
  const cancelled = await ordersOf(context).cancel(number);
  if (!cancelled.ok && cancelled.reason === 'unknown') throw data(null, 404);
  leaveNotice(
    context,
    cancelled.ok ? { key: 'order.cancelled', tone: 'success' } : { key: 'order.cancel.tooLate', tone: 'danger' },
  );
  return redirect(pathname + search, 303);
}

function orderNumberIn(request: Request): string {
  const orderNumber = new URL(request.url).searchParams.get('orderNumber')?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9-]{1,64}$/.test(orderNumber)) throw data(null, 404);
  return orderNumber;
}
