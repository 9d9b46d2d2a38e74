import type { Money } from '@basin/domain';
import type { OrderSchema } from '@basin/sdk/contract';
import type * as z from 'zod';
import { type Cart, type CartAddress, type CartTags, type Written, associateTagOf } from '../cart/index.ts';
import { randomBytes } from '../http/digest.ts';
import type { Principal } from '../http/principal.ts';

/** What an order has and its cart does not. */
type OwnParts = Pick<
  z.input<OrderSchema>,
  'id' | 'orderNumber' | 'createdAt' | 'completedAt' | 'customerEmail' | 'orderStatus' | 'refunds' | Progress
>;
type Progress = 'version' | 'orderState' | 'shipmentState' | 'trackings' | 'returnInfo';

/** An order as it is stored and sent. @see wire reference §29 */
export interface Order extends Pick<Cart, OrderedParts>, Written<OwnParts, 'customerEmail' | Progress> {
  readonly type: 'Order';
  readonly cart: { readonly typeId: 'cart'; readonly id: string };
  readonly locale: string;
  readonly billingAddress: CartAddress;
  /** CreditOwed while units that came back are not paid back. */
  readonly paymentState: 'Paid' | 'CreditOwed';
  readonly custom: { readonly type: { readonly typeId: 'type'; readonly id: string }; readonly fields: OrderFields };
}

interface OrderFields extends CartTags {
  /** By which the customer’s company knows the order. */
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

/** What a cart does not say of its order. */
export interface OrderDetails {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly billingAddress: CartAddress;
  readonly purchaseOrderNumber?: string | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** The order of a cart whose prices are settled. */
export function orderFrom(cart: Cart, details: OrderDetails): Order {
  const parts = Object.fromEntries(orderedParts.map((name) => [name, cart[name]])) as Pick<Cart, OrderedParts>;
  const { id, email, locale, billingAddress, purchaseOrderNumber, principal, now } = details;
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

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // without letters that are misread
const NUMBER_LENGTH = 12; // 60 random bits: a guest finds an order by number and e-mail

function newOrderNumber(): string {
  return `W${[...randomBytes(NUMBER_LENGTH)].map((byte) => DIGITS[byte % DIGITS.length]).join('')}`;
}

/** What the shopper pays. */
export const amountDue = ({ taxedPrice, totalPrice }: Pick<Cart, 'taxedPrice' | 'totalPrice'>): Money =>
  taxedPrice?.totalGross ?? totalPrice;
