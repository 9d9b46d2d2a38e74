import { foundAddress, parseIsoDate, type Locale, type OrderStatus } from '@basin/domain';
import type { Order as WireOrder, OrderHistoryFindReply } from '../../contract/types.ts';
import { linesFrom, type CartSums, type LineItem } from '../cart/read-cart.ts';
import { moneyFrom } from '../money.ts';
import { postalAddressFrom, type PostalAddress } from '../postal-address.ts';

/** An order as its shopper sees it. */
export interface Order {
  /** The number that the shopper sees and quotes. */
  readonly number: string;
  /** Null when the time cannot be read. */
  readonly createdAt: Date | null;
  /** `Open` while it is under way. */
  readonly status: OrderStatus | 'Open';
  readonly lines: readonly LineItem[];
  readonly sums: CartSums;
  /** Where it goes; null when that is not said. */
  readonly address: PostalAddress | null;
  readonly trackings: readonly Tracking[];
}

/** A parcel on its way. */
export interface Tracking {
  readonly carrier: string;
  readonly number: string;
  /** The carrier's page; null when there is none. */
  readonly url: string | null;
}

/** An order of the wire as its shopper sees it in a language. */
export function orderFrom(order: WireOrder & Pick<OrderHistoryFindReply, 'addresses'>, locale: Locale): Order {
  const address = foundAddress(order) ?? order.shippingAddress;
  return {
    number: order.orderNumber,
    createdAt: parseIsoDate(order.createdAt) ?? null,
    status: order.orderStatus ?? 'Open',
    lines: linesFrom(order.lineItems, locale),
    sums: sumsOf(order),
    address: address ? postalAddressFrom(address) : null,
    trackings: order.trackings.map(({ carrier, trackingNumber, url = null }) => ({
      carrier,
      number: trackingNumber,
      url,
    })),
  };
}

function sumsOf({ shippingInfo, taxedPrice, totalPrice }: WireOrder): CartSums {
  const shipping = shippingInfo ? moneyFrom(shippingInfo.price) : null;
  const goods = moneyFrom(totalPrice);
  return {
    subTotal: { ...goods, cents: goods.cents - (shipping?.cents ?? 0) },
    discount: null,
    shipping,
    tax: taxedPrice?.totalTax ? moneyFrom(taxedPrice.totalTax) : null,
    total: moneyFrom(taxedPrice?.totalGross ?? totalPrice),
  };
}
