import type { Money } from '@basin/domain';
import type { OrderDocumentSchema } from '@basin/sdk/contract';
import type * as z from 'zod';
import { type Cart, type CartAddress, type CartTags, type WithRequired, associateTagOf } from '../cart/index.ts';
import { randomBytes } from '../http/digest.ts';
import type { Principal } from '../http/principal.ts';

/** The members of an order that its cart does not have. */
type OwnParts = Pick<
  z.input<OrderDocumentSchema>,
  'id' | 'orderNumber' | 'createdAt' | 'completedAt' | 'customerEmail' | 'orderStatus' | 'refunds' | Planned | Progress
>;
type Planned = 'payment' | 'shipments';
type Progress = 'version' | 'orderState' | 'shipmentState' | 'trackings' | 'returnInfo';

/** An order, as stored and as sent. @see wire reference §29 */
export interface Order extends Pick<Cart, OrderedParts>, WithRequired<OwnParts, 'customerEmail' | Progress> {
  readonly type: 'Order';
  readonly cart: { readonly typeId: 'cart'; readonly id: string };
  readonly locale: string;
  readonly billingAddress: CartAddress;
  /** `CreditOwed` while returned units are not refunded. */
  readonly paymentState: 'Paid' | 'CreditOwed';
  readonly custom: { readonly type: { readonly typeId: 'type'; readonly id: string }; readonly fields: OrderFields };
}

interface OrderFields extends CartTags {
  /** The purchase order number of the customer’s company. */
  readonly purchaseOrderNumber?: string | undefined;
}

const orderedParts = [
  'anonymousId',
  'customerId',
  'customerGroup',
  'lineItems',
  'customLineItems',
  'shippingAddress',
  'shippingInfo',
  'shippingTotal',
  'totalPrice',
  'taxMode',
  'taxedPrice',
  'discountCodes',
  'discountOnTotalPrice',
  'paymentInfo',
  'origin',
] as const satisfies readonly (keyof Cart)[];
type OrderedParts = (typeof orderedParts)[number];

/** The details of an order that its cart lacks. */
export interface OrderDetails {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly billingAddress: CartAddress;
  readonly purchaseOrderNumber?: string | undefined;
  /** Missing for a free order. */
  readonly payment?: OwnParts['payment'];
  readonly shipments: NonNullable<OwnParts['shipments']>;
  readonly principal: Principal;
  readonly now: Date;
}

/** Creates the order of a cart with final prices. */
export function orderFrom(cart: Cart, details: OrderDetails): Order {
  const parts = Object.fromEntries(orderedParts.map((name) => [name, cart[name]])) as Pick<Cart, OrderedParts>;
  const { id, email, locale, billingAddress, purchaseOrderNumber, payment, shipments, principal, now } = details;
  return {
    ...parts,
    type: 'Order',
    id,
    version: 1,
    orderNumber: newOrderNumber(),
    cart: { typeId: 'cart', id: cart.id },
    createdAt: now.toISOString(),
    customerEmail: email,
    locale,
    billingAddress,
    payment,
    shipments,
    orderState: 'Open',
    shipmentState: cart.lineItems.some(isBackOrdered) ? 'Backorder' : 'Pending',
    paymentState: 'Paid',
    returnInfo: [],
    trackings: [],
    custom: { type: { typeId: 'type', id: 'order' }, fields: { ...associateTagOf(principal), purchaseOrderNumber } },
  };
}

const isBackOrdered = ({ quantity, variant, custom }: Cart['lineItems'][number]): boolean =>
  (custom.fields.isBackOrderable ?? false) && quantity > variant.availability.availableQuantity;

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // without easily confused letters
const numberLength = 12; // 60 random bits, as a guest finds an order by number and e-mail address

function newOrderNumber(): string {
  return `W${[...randomBytes(numberLength)].map((byte) => digits[byte % digits.length]).join('')}`;
}

/** The amount that the shopper pays. */
export const amountDue = ({ taxedPrice, totalPrice }: Pick<Cart, 'taxedPrice' | 'totalPrice'>): Money =>
  taxedPrice?.totalGross ?? totalPrice;

/** Returns the paid cents of an order that have not been refunded. */
export const paidCents = (order: Order): number =>
  (order.refunds ?? []).reduce((left, { amount }) => left - amount.centAmount, amountDue(order).centAmount);
