import { orderDetailsLink } from '@basin/domain';
import type { Order } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pageNumber } from '../../shell/document/page-number.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { contentOf, ordersOf } from '../../shell/sdk/nouns.server.ts';
import { orderSummary } from './order-view.ts';

/** The number of past orders on a page. The first page has the open ones too. */
export const ordersOfPage = 20;

export async function loadOrderHistory({ context, url }: LoaderFunctionArgs) {
  const orders = ordersOf(context);
  const page = pageNumber(url.searchParams.get('page'), 500);
  const [open, past, linkTo] = await Promise.all([
    page === 1 ? orders.list({ state: 'open' }) : [],
    orders.list({ state: 'past', skip: (page - 1) * ordersOfPage, limit: ordersOfPage + 1 }),
    orderLinks(context),
  ]);
  const summary = (order: Order) => orderSummary(order, linkTo(order.number));
  const hasMore = past.length > ordersOfPage; // one more than a page shows was asked for
  return { open: open.map(summary), past: past.slice(0, ordersOfPage).map(summary), page, hasMore };
}

/** Returns a function that builds the link to an order of the signed-in customer. */
async function orderLinks(context: Context) {
  const [{ orderDetailsPath }, claims] = await Promise.all([
    contentOf(context).settings(),
    context.get(sdkContext).session.claims(),
  ]);
  const path = orderDetailsPath ?? pathIn(context, '/my-account/order-details');
  return (orderNumber: string) => orderDetailsLink(path, orderNumber, claims?.sub ?? '');
}
