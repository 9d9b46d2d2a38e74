import { orderDetailsLink } from '@basin/domain';
import type { Order } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pageNumber } from '../../shell/document/page-number.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { contentOf, ordersOf } from '../../shell/sdk/nouns.server.ts';
import { expectOrders } from './expect-orders.server.ts';
import { orderSummary } from './order-view.ts';

/** The number of past orders on a page. */
export const ordersOfPage = 20;
/** The number of open orders on a page, which are more important. */
const openOfPage = 50;
/** The gateway skips at most 10,000 orders. */
const maxPages = 200;

export async function loadOrderHistory({ context, url }: LoaderFunctionArgs) {
  const orders = ordersOf(context);
  const page = pageNumber(url.searchParams.get('page'), maxPages);
  // one more than the page shows
  const list = (state: 'open' | 'past', size: number) =>
    orders.list({ state, skip: (page - 1) * size, limit: size + 1 });
  const [open, past, linkTo] = await Promise.all([
    list('open', openOfPage),
    list('past', ordersOfPage),
    orderLinks(context),
  ]);
  if (open.length + past.length === 0) await expectOrders(context);
  const summary = (order: Order) => orderSummary(order, linkTo(order.number));
  return {
    open: open.slice(0, openOfPage).map(summary),
    past: past.slice(0, ordersOfPage).map(summary),
    page,
    hasMore: open.length > openOfPage || past.length > ordersOfPage,
  };
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
