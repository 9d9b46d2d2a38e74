import { isInPostOrderPeriod } from '@basin/domain';
import type { Money, Order } from '@basin/sdk';
import { lineViews, type CartLineView, type CartViewOptions } from '../cart/index.ts';
import type { PaymentView } from './payment-text.ts';

/** An order as a list shows it. */
export interface OrderSummary extends Pick<
  Order,
  'number' | 'createdAt' | 'status' | 'purchaseOrderNumber' | 'refunded'
> {
  readonly total: Money;
  readonly path: string;
  /** The order's first items with their pictures. */
  readonly pictures: readonly Pick<Order['lines'][number], 'id' | 'name' | 'image'>[];
  /** The number of further items. */
  readonly hidden: number;
}

/** A part of a split order, which travels on its own. */
export type PartOfOrder = Pick<Order, 'number' | 'status' | 'lines' | 'shipments' | 'trackings'>;

/** An order as its page shows it. */
export interface OrderPageView extends Omit<Order, 'lines' | 'payment'> {
  /** Null when unknown. */
  readonly payment: PaymentView | null;
  readonly lines: readonly CartLineView[];
  /** Empty for an order that was not split. */
  readonly parts: readonly PartOfOrder[];
  /** Whether the order is recent enough for follow-up offers. */
  readonly hasOffers: boolean;
}

const maxPictures = 4;

/** Converts an order to its list entry. */
export const orderSummary = (
  { number, createdAt, status, purchaseOrderNumber, refunded, sums, lines }: Order,
  path: string,
): OrderSummary => ({
  number,
  createdAt,
  status,
  purchaseOrderNumber,
  refunded,
  total: sums.total,
  path,
  pictures: lines.slice(0, maxPictures).map(({ id, name, image }) => ({ id, name, image })),
  hidden: Math.max(lines.length - maxPictures, 0),
});

/** Converts an order and its parts to its page view. */
export const orderView = (
  order: Order,
  parts: readonly Order[],
  options: CartViewOptions,
  now: Date,
): OrderPageView => ({
  ...order,
  payment: order.sums.total.cents === 0 ? 'free' : order.payment,
  lines: lineViews(order.lines, options),
  parts: parts.length < 2 ? [] : parts.map(partOfOrder),
  hasOffers: order.createdAt !== null && order.status !== 'Cancelled' && isInPostOrderPeriod(order.createdAt, now),
});

const partOfOrder = ({ number, status, lines, shipments, trackings }: Order): PartOfOrder => ({
  number,
  status,
  lines,
  shipments,
  trackings,
});
