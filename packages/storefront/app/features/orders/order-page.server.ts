import type { Order } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { cartViewOptions } from '../cart/index.server.ts';
import { systemsContext } from '../../shell/request-context.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';
import { cardBrandName } from './card-brand.server.ts';
import { orderView, type OrderPageView } from './order-view.ts';

/** Returns an order as its page shows it, with its parts, and its card with the name of its brand. */
export async function orderPage(context: Context, order: Order): Promise<OrderPageView> {
  const now = context.get(systemsContext).now();
  const view = orderView(order, await partsOf(context, order), await cartViewOptions(context), now);
  const { payment } = view;
  if (payment === null || typeof payment === 'string') return view;
  return { ...view, payment: { ...payment, brand: await cardBrandName(context, payment.brand) } };
}

async function partsOf(context: Context, order: Order): Promise<readonly Order[]> {
  const { number, email, shipments } = order;
  return shipments.length < 2 || email === null ? [] : ordersOf(context).parts({ number, email });
}
