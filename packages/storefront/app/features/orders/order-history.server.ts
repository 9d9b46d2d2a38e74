import { orderDetailsLink } from '@basin/domain';
import type { Order } from '@basin/sdk';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';
import { contentOf, ordersOf } from '../../shell/sdk/nouns.server.ts';
import { orderSummary } from './order-view.ts';

export async function loadOrderHistory({ context }: LoaderFunctionArgs) {
  const orders = ordersOf(context);
  const [open, past, linkTo] = await Promise.all([
    orders.list({ state: 'open' }),
    orders.list({ state: 'past' }),
    orderLinks(context),
  ]);
  const summary = (order: Order) => orderSummary(order, linkTo(order.number));
  return { open: open.map(summary), past: past.map(summary) };
}

/** Returns a function that builds the link to an order of the signed-in customer. */
async function orderLinks(context: Readonly<RouterContextProvider>) {
  const [{ orderDetailsPath }, claims] = await Promise.all([
    contentOf(context).settings(),
    context.get(sdkContext).session.claims(),
  ]);
  const path = orderDetailsPath ?? `/${context.get(languageContext).locale}/my-account/order-details`;
  return (orderNumber: string) => orderDetailsLink(path, orderNumber, claims?.sub ?? '');
}
