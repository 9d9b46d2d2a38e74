import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { expectOrders } from './expect-orders.server.ts';
import { orderAgain } from './reorder.server.ts';
import { isCancelled } from './is-cancelled.ts';
import { isOrderNumber } from './order-number.ts';
import { orderPage } from './order-page.server.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

export async function loadOrderDetails({ url, context }: LoaderFunctionArgs) {
  const order = await ordersOf(context).get(await orderNumberIn(url, context));
  if (!order) await expectOrders(context);
  if (!order) throw await notFoundPage(context);
  return { order: await orderPage(context, order), notices: takeNotices(context) };
}

/** Cancels or reorders the page's order and shows the outcome. */
export async function handleOrderForm({ request, url, context }: ActionFunctionArgs) {
  const number = await orderNumberIn(url, context);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'reorder') return orderAgain(context, form, await ordersOf(context).get(number));
  if (intent !== 'cancel') throw data(null, 400);
  const cancelled = await ordersOf(context).cancel(number);
  const order = cancelled.ok ? cancelled.order : await ordersOf(context).get(number);
  if (!order) throw await notFoundPage(context);
  queueNotice(
    context,
    isCancelled(order) ? { key: 'order.cancelled', tone: 'success' } : { key: 'order.cancel.tooLate', tone: 'danger' },
  );
  return redirect(url.pathname + url.search, 303);
}

async function orderNumberIn(url: URL, context: Context): Promise<string> {
  const orderNumber = url.searchParams.get('orderNumber')?.trim().toUpperCase() ?? '';
  if (!isOrderNumber(orderNumber)) throw await notFoundPage(context);
  return orderNumber;
}
