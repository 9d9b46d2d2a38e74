import { isInPostOrderPeriod, parseIsoDate, type OrderStatus } from '@basin/domain';
import { moneyFrom, type CartSums, type Money, type Order } from '@basin/sdk';
import { lineViews, type CartLineView, type CartViewOptions } from '../cart/index.ts';
import type { WrittenAddress } from './AddressLines.tsx';

/** An order as a list shows it. */
export interface OrderSummary {
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly status: OrderStatus | 'Open';
  readonly total: Money;
}

/** An order as its page shows it. */
export interface OrderPageView extends OrderSummary {
  readonly lines: readonly CartLineView[];
  readonly sums: CartSums;
  readonly address: WrittenAddress | undefined;
  readonly trackings: Order['trackings'];
  /** Whether it is recent enough for the offers that follow an order. */
  readonly hasOffers: boolean;
}

/** What a list shows of an order. */
export function orderSummary({ orderNumber, createdAt, orderStatus, ...order }: Order): OrderSummary {
  return {
    orderNumber,
    createdAt,
    status: orderStatus ?? 'Open',
    total: moneyFrom(order.taxedPrice?.totalGross ?? order.totalPrice),
  };
}

/** What its page shows of an order. */
export function orderView(order: Order, options: CartViewOptions, now = new Date()): OrderPageView {
  const { lineItems, shippingInfo, taxedPrice, totalPrice, shippingAddress, trackings } = order;
  const { total, ...summary } = orderSummary(order);
  const shipping = shippingInfo ? moneyFrom(shippingInfo.price) : null;
  const goods = moneyFrom(totalPrice);
  const subTotal = { ...goods, cents: goods.cents - (shipping?.cents ?? 0) };
  const tax = taxedPrice?.totalTax ? moneyFrom(taxedPrice.totalTax) : null;
  const orderedAt = parseIsoDate(order.createdAt);
  const hasOffers = orderedAt !== undefined && isInPostOrderPeriod(orderedAt, now);
  return {
    ...summary,
    total,
    lines: lineViews(lineItems, options),
    sums: { subTotal, discount: null, shipping, tax, total },
    address: shippingAddress,
    trackings,
    hasOffers,
  };
}
