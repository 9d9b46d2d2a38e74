import {
  canTakeStep,
  addressOfFoundOrder,
  hasInvoice,
  isFreight,
  orderStageOf,
  parseIsoDate,
  returnedUnits,
  unitsToShow,
  type LineUnits,
  type Locale,
  type OrderStage,
  type PaymentType,
} from '@basin/domain';
import type { OrderDocument, OrderHistoryFindReply } from '../../contract/types.ts';
import { isExempt, lineFrom, linesFrom, taxesOf, type CartSums, type LineItem } from '../cart/read-cart.ts';
import { moneyFrom, type Money } from '../money.ts';
import { postalAddressFrom, type PostalAddress } from '../postal-address.ts';

/** An order, as its shopper sees it. */
export interface Order {
  /** The number that the shopper sees and quotes. */
  readonly number: string;
  /** The e-mail address that was given with it; null when unknown. */
  readonly email: string | null;
  /** Null when the time is invalid. */
  readonly createdAt: Date | null;
  /** `Open` until something has shipped. */
  readonly status: OrderStage;
  /** Whether it can still be cancelled: nothing has shipped. */
  readonly canBeCancelled: boolean;
  /** True once the whole order has shipped. */
  readonly hasInvoice: boolean;
  readonly lines: readonly LineItem[];
  readonly sums: CartSums;
  /** The shipping address; null when unknown. */
  readonly address: PostalAddress | null;
  /** The billing address; null when unknown. */
  readonly billingAddress: PostalAddress | null;
  /** Null for an order without payment, and when unknown. */
  readonly payment: OrderPayment | null;
  /** The expected shipments; empty when unknown. */
  readonly shipments: readonly ExpectedShipment[];
  readonly trackings: readonly Tracking[];
  readonly returns: readonly Return[];
  readonly refunds: readonly Refund[];
  /** The sum of all refunds; null when there was none. */
  readonly refunded: Money | null;
  /** The number of the order that this one was split from; null when it was not split. */
  readonly partOf: string | null;
  /** The order's number in the customer's company; null when not given. */
  readonly purchaseOrderNumber: string | null;
}

/** PayPal, or a card by the payment provider's code of its brand, such as `VI`. */
export type OrderPayment = 'payPal' | { readonly brand: string; readonly lastFour: string };

/** Lines of an order that travel together. */
export interface ExpectedShipment {
  /** Whether it is freight instead of a parcel. */
  readonly isFreight: boolean;
  /** The day, at midnight UTC, as estimated with the order; null when unknown. */
  readonly arrivesOn: Date | null;
  readonly lineIds: readonly string[];
}

/** A shipped parcel. */
export interface Tracking {
  readonly carrier: string;
  readonly number: string;
  /** The tracking page of the carrier; null when there is none. */
  readonly url: string | null;
  /** Null when unknown. */
  readonly sentAt: Date | null;
  /** Its contents; null when unknown. */
  readonly units: readonly OrderedUnits[] | null;
}

/** Units that came back together. */
export interface Return {
  /** Null when unknown. */
  readonly returnedAt: Date | null;
  readonly units: readonly OrderedUnits[];
}

/** An amount that was paid back. */
export interface Refund {
  readonly amount: Money;
  /** Null when unknown. */
  readonly refundedAt: Date | null;
}

/** Units of a line; `quantity` counts boxes or pieces for tile and trim. */
export type UnitsOfLine = Pick<LineItem, 'name' | 'finish' | 'modelNumber' | 'coverage' | 'quantity'>;

/** Units of a line, a bundle with those of its parts. */
export interface OrderedUnits extends UnitsOfLine {
  /** The parts of a bundle; a part without its bundle is listed on its own. */
  readonly parts: readonly UnitsOfLine[];
}

/** Converts an order from the wire, with texts in one language. */
export function orderFrom(order: OrderDocument & Pick<OrderHistoryFindReply, 'addresses'>, locale: Locale): Order {
  const address = addressOfFoundOrder(order) ?? order.shippingAddress;
  const billingAddress = order.addresses?.billing ?? order.billingAddress;
  return {
    number: order.orderNumber,
    email: order.customerEmail ?? null,
    createdAt: dateFrom(order.createdAt),
    status: orderStageOf(order),
    canBeCancelled: canTakeStep(order, 'cancel'),
    hasInvoice: hasInvoice(order),
    lines: linesFrom(order.lineItems, locale),
    sums: sumsOf(order),
    address: address ? postalAddressFrom(address) : null,
    billingAddress: billingAddress ? postalAddressFrom(billingAddress) : null,
    payment: paymentFrom(order),
    shipments: order.shipments.map(({ shippingType, estimatedDelivery, lineItemIds }) => ({
      isFreight: isFreight(shippingType),
      arrivesOn: dateFrom(estimatedDelivery),
      lineIds: lineItemIds,
    })),
    trackings: order.trackings.map((tracking) => trackingFrom(tracking, order, locale)),
    returns: order.returnInfo.map(({ returnDate, items }) => ({
      returnedAt: dateFrom(returnDate),
      units: unitsFrom(returnedUnits([{ items }]), order, locale),
    })),
    refunds: order.refunds.map(({ amount, createdAt }) => ({
      amount: moneyFrom(amount),
      refundedAt: dateFrom(createdAt),
    })),
    refunded: refundedOf(order),
    partOf: order.parentOrderNumber ?? null,
    purchaseOrderNumber: order.purchaseOrderNumber ?? null,
  };
}

const dateFrom = (text: string | undefined): Date | null => parseIsoDate(text ?? '') ?? null;

const payPal: PaymentType = 'PP';

function paymentFrom({ payment }: OrderDocument): OrderPayment | null {
  if (!payment) return null;
  const { paymentType, brand = '', lastFour = '' } = payment;
  return paymentType === payPal ? 'payPal' : { brand, lastFour };
}

function trackingFrom(
  { carrier, trackingNumber, url, createdAt, items }: OrderDocument['trackings'][number],
  order: OrderDocument,
  locale: Locale,
): Tracking {
  return {
    carrier,
    number: trackingNumber,
    url: url ?? null,
    sentAt: dateFrom(createdAt),
    units: items ? unitsFrom(items, order, locale) : null,
  };
}

/** Adds the names of lines to units and groups the parts of whole bundles; units of unknown lines are left out. */
function unitsFrom(units: readonly LineUnits[], { lineItems }: OrderDocument, locale: Locale): OrderedUnits[] {
  const found = unitsToShow(lineItems, units).flatMap(({ id, quantity }) =>
    lineItems
      .filter((line) => line.id === id)
      .map((line) => ({ id, setId: line.bundleParentId, units: unitsOfLine(line, quantity, locale) })),
  );
  return found
    .filter(({ setId }) => !found.some(({ id }) => id === setId))
    .map(({ id, units: own }) => ({
      ...own,
      parts: found.filter(({ setId }) => setId === id).map((part) => part.units),
    }));
}

function unitsOfLine(line: OrderDocument['lineItems'][number], quantity: number, locale: Locale): UnitsOfLine {
  const { name, finish, modelNumber, coverage } = lineFrom(line, [], locale);
  return { name, finish, modelNumber, coverage, quantity };
}

function refundedOf({ refunds, totalPrice }: OrderDocument): Money | null {
  const cents = refunds.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  return cents === 0 ? null : { ...moneyFrom(totalPrice), cents };
}

function sumsOf({ lineItems, customLineItems, shippingInfo, taxedPrice, totalPrice }: OrderDocument): CartSums {
  const shipping = shippingInfo ? moneyFrom(shippingInfo.price) : null;
  const inTotal = moneyFrom(totalPrice);
  const paidForGoods = inTotal.cents - (shipping?.cents ?? 0);
  const priceOfGoods = [...lineItems, ...customLineItems].reduce((sum, line) => sum + line.totalPrice.centAmount, 0);
  const discount = Math.max(priceOfGoods - paidForGoods, 0); // an order has no field for it
  return {
    subTotal: { ...inTotal, cents: paidForGoods + discount },
    discount: discount === 0 ? null : { ...inTotal, cents: discount },
    shipping,
    tax: taxedPrice?.totalTax ? moneyFrom(taxedPrice.totalTax) : null,
    isTaxExempt: isExempt(taxedPrice),
    taxes: taxesOf(taxedPrice),
    total: moneyFrom(taxedPrice?.totalGross ?? totalPrice),
  };
}
