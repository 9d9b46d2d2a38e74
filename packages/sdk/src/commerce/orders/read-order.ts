import {
  canTakeStep,
  foundAddress,
  hasInvoice,
  orderStageOf,
  parseIsoDate,
  returnedUnits,
  unitsToShow,
  type LineUnits,
  type Locale,
  type OrderStage,
} from '@basin/domain';
import type { Order as WireOrder, OrderHistoryFindReply } from '../../contract/types.ts';
import { isExempt, lineName, linesFrom, type CartSums, type LineItem } from '../cart/read-cart.ts';
import { moneyFrom, type Money } from '../money.ts';
import { postalAddressFrom, type PostalAddress } from '../postal-address.ts';

/** An order as its shopper sees it. */
export interface Order {
  /** The number that the shopper sees and quotes. */
  readonly number: string;
  /** Null when the time cannot be read. */
  readonly createdAt: Date | null;
  /** `Open` until something is shipped. */
  readonly status: OrderStage;
  /** Whether it can still be cancelled: nothing of it is shipped. */
  readonly canBeCancelled: boolean;
  /** True once all of it is shipped. */
  readonly hasInvoice: boolean;
  readonly lines: readonly LineItem[];
  readonly sums: CartSums;
  /** Where it goes; null when that is not said. */
  readonly address: PostalAddress | null;
  /** Whom it is billed to; null when that is not said. */
  readonly billingAddress: PostalAddress | null;
  readonly trackings: readonly Tracking[];
  /** What came back. */
  readonly returned: readonly OrderedUnits[];
  /** What was paid back; null when nothing was. */
  readonly refunded: Money | null;
  /** The number of the order that this one is a part of; null when it is whole. */
  readonly partOf: string | null;
  /** By which the customer’s company knows it; null when it was not said. */
  readonly purchaseOrderNumber: string | null;
}

/** A parcel on its way. */
export interface Tracking {
  readonly carrier: string;
  readonly number: string;
  /** The carrier's page; null when there is none. */
  readonly url: string | null;
  /** Null when the time is not said. */
  readonly sentAt: Date | null;
  /** What it holds; null when that is not said. */
  readonly units: readonly OrderedUnits[] | null;
}

/** Units of a line, a set with those of its parts. */
export interface OrderedUnits {
  readonly name: string;
  readonly quantity: number;
  /** Of a set that is among them; a part without its set stands for itself. */
  readonly parts: readonly Pick<OrderedUnits, 'name' | 'quantity'>[];
}

/** An order of the wire as its shopper sees it in a language. */
export function orderFrom(order: WireOrder & Pick<OrderHistoryFindReply, 'addresses'>, locale: Locale): Order {
  const address = foundAddress(order) ?? order.shippingAddress;
  const billingAddress = order.addresses?.billing ?? order.billingAddress;
  return {
    number: order.orderNumber,
    createdAt: parseIsoDate(order.createdAt) ?? null,
    status: orderStageOf(order),
    canBeCancelled: canTakeStep(order, 'cancel'),
    hasInvoice: hasInvoice(order),
    lines: linesFrom(order.lineItems, locale),
    sums: sumsOf(order),
    address: address ? postalAddressFrom(address) : null,
    billingAddress: billingAddress ? postalAddressFrom(billingAddress) : null,
    trackings: order.trackings.map((tracking) => trackingFrom(tracking, order, locale)),
    returned: unitsFrom(returnedUnits(order.returnInfo), order, locale),
    refunded: refundedOf(order),
    partOf: order.parentOrderNumber ?? null,
    purchaseOrderNumber: order.purchaseOrderNumber ?? null,
  };
}

function trackingFrom(
  { carrier, trackingNumber, url, createdAt, items }: WireOrder['trackings'][number],
  order: WireOrder,
  locale: Locale,
): Tracking {
  return {
    carrier,
    number: trackingNumber,
    url: url ?? null,
    sentAt: createdAt === undefined ? null : (parseIsoDate(createdAt) ?? null),
    units: items ? unitsFrom(items, order, locale) : null,
  };
}

/** Units with the names of their lines, parts below a set that is whole; those of lines that the order does not have are left out. */
function unitsFrom(units: readonly LineUnits[], { lineItems }: WireOrder, locale: Locale): OrderedUnits[] {
  const found = unitsToShow(lineItems, units).flatMap(({ id, quantity }) =>
    lineItems
      .filter((line) => line.id === id)
      .map((line) => ({ id, setId: line.bundleParentId, name: lineName(line, locale), quantity })),
  );
  return found
    .filter(({ setId }) => !found.some(({ id }) => id === setId))
    .map(({ id, name, quantity }) => ({
      ...{ name, quantity },
      parts: found.filter(({ setId }) => setId === id).map((part) => ({ name: part.name, quantity: part.quantity })),
    }));
}

function refundedOf({ refunds, totalPrice }: WireOrder): Money | null {
  const cents = refunds.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  return cents === 0 ? null : { ...moneyFrom(totalPrice), cents };
}

function sumsOf({ shippingInfo, taxedPrice, totalPrice }: WireOrder): CartSums {
  const shipping = shippingInfo ? moneyFrom(shippingInfo.price) : null;
  const goods = moneyFrom(totalPrice);
  return {
    subTotal: { ...goods, cents: goods.cents - (shipping?.cents ?? 0) },
    discount: null,
    shipping,
    tax: taxedPrice?.totalTax ? moneyFrom(taxedPrice.totalTax) : null,
    isTaxExempt: isExempt(taxedPrice),
    total: moneyFrom(taxedPrice?.totalGross ?? totalPrice),
  };
}
