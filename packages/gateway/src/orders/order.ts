import { randomBytes } from 'node:crypto';
import type { Money } from '@basin/domain';
import { type Cart, type CartAddress, type CartTags, associateTagOf } from '../cart/index.ts';
import type { Principal } from '../http/principal.ts';

/** An order as it is stored and sent. @see wire reference §29 */
export interface Order extends Pick<Cart, OrderedParts> {
  readonly type: 'Order';
  readonly id: string;
  readonly version: number;
  readonly orderNumber: string;
  readonly cart: { readonly typeId: 'cart'; readonly id: string };
  readonly createdAt: string;
  readonly completedAt?: string | undefined;
  readonly customerEmail: string;
  readonly locale: string;
  readonly billingAddress: CartAddress;
  readonly orderState: 'Open' | 'Confirmed' | 'Complete' | 'Cancelled';
  readonly shipmentState: 'Pending' | 'Backorder' | 'Ready' | 'Shipped' | 'Delivered' | 'Canceled';
  readonly paymentState: 'Paid';
  readonly returnInfo: [];
  readonly trackings: { carrier: string; trackingNumber: string; url?: string }[];
  readonly custom: { readonly type: { readonly typeId: 'type'; readonly id: string }; readonly fields: CartTags };
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
  readonly principal: Principal;
  readonly now: Date;
}

/** The order of a cart whose prices are settled. */
export function orderFrom(cart: Cart, details: OrderDetails): Order {
  const parts = Object.fromEntries(orderedParts.map((name) => [name, cart[name]])) as Pick<Cart, OrderedParts>;
  const { id, email, locale, billingAddress, principal, now } = details;
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
    custom: { type: { typeId: 'type', id: 'order' }, fields: associateTagOf(principal) },
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
