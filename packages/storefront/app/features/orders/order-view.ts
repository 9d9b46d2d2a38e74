import { isInPostOrderPeriod } from '@basin/domain';
import type { Money, Order } from '@basin/sdk';
import { lineViews, type CartLineView, type CartViewOptions } from '../cart/index.ts';

/** An order as a list shows it. */
export interface OrderSummary extends Pick<Order, 'number' | 'createdAt' | 'status' | 'purchaseOrderNumber'> {
  readonly total: Money;
  readonly path: string;
  /** The first things that were ordered, each with its picture. */
  readonly pictures: readonly Pick<Order['lines'][number], 'id' | 'name' | 'image'>[];
  /** How many more there are. */
  readonly hidden: number;
}

/** An order as its page shows it. */
export interface OrderPageView extends Omit<Order, 'lines'> {
  readonly lines: readonly CartLineView[];
  /** Whether it is recent enough for the offers that follow an order. */
  readonly hasOffers: boolean;
}

const mostPictures = 4;

/** What a list shows of an order. */
export const orderSummary = (
  { number, createdAt, status, purchaseOrderNumber, sums, lines }: Order,
  path: string,
): OrderSummary => ({
  ...{ number, createdAt, status, purchaseOrderNumber },
  total: sums.total,
  path,
  pictures: lines.slice(0, mostPictures).map(({ id, name, image }) => ({ id, name, image })),
  hidden: Math.max(lines.length - mostPictures, 0),
});

/** What its page shows of an order. */
export const orderView = (order: Order, options: CartViewOptions, now = new Date()): OrderPageView => ({
  ...order,
  lines: lineViews(order.lines, options),
  hasOffers: order.createdAt !== null && isInPostOrderPeriod(order.createdAt, now),
});
