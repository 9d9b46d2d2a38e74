import { defaultLanguage, type Locale } from '@basin/domain';
import type { CartCalls, CheckoutCalls, MapsCalls, OrdersCalls, PayPalCalls } from '../../calls.ts';
import type { Shopper } from '../cart/open-cart.ts';
import type { Cart } from '../cart/read-cart.ts';
import { orderFrom, type Order } from '../orders/read-order.ts';
import type { PostalAddressInput } from '../postal-address.ts';
import { checkAddress, type AddressCheck } from './check-address.ts';
import {
  findDelivery,
  removeUndeliverable,
  setAddress,
  setBillingAddress,
  type CartVersion,
  type CartDelivery,
  type ShipTo,
} from './delivery.ts';
import { findOrderOf, placeOrder, type PlacedOrder, type PlaceOrder } from './place-order.ts';
import { quoteShipping, type ShippingQuote } from './shipping-cost.ts';

/** From the address of a shopper's cart to its order. */
export interface Checkout {
  /** What the post knows of an address, before it is set. */
  readonly checkAddress: (address: PostalAddressInput) => Promise<AddressCheck>;
  /** Sets where the cart goes, with its tax, and says how. Rejects with an HttpError (400) when there is no such address. */
  readonly setAddress: (to: ShipTo) => Promise<CartDelivery>;
  /** Sets whom the order is billed to; null stands for the address where it goes. Rejects with an HttpError (400) when there is no such address. */
  readonly setBillingAddress: (address: PostalAddressInput | null) => Promise<Cart>;
  /** How a cart that has its address goes there: its shipments, and what cannot be sent. */
  readonly getDelivery: (cart: CartVersion) => Promise<CartDelivery>;
  /** Takes out what cannot be sent to the address, sets whole; null when nothing is left. */
  readonly removeUndeliverable: (cart: CartVersion) => Promise<Cart | null>;
  /** What it costs to send a cart that has its address, by shipping method. */
  readonly quoteShipping: (cartId: string) => Promise<ShippingQuote>;
  /** Begins a payment with PayPal: send the shopper to `url`; they come back with what a `PayPalPayment` needs. */
  readonly startPayPal: (wanted: StartPayPal) => Promise<PayPalApproval>;
  /** Pays and makes the order. A response that never came is looked up before anything is sent again. */
  readonly placeOrder: (wanted: PlaceOrder) => Promise<PlacedOrder>;
  /** The order that a cart has become; null while there is none. */
  readonly findOrder: (cart: SubmittedCart) => Promise<Order | null>;
}

/** A payment with PayPal to begin. */
export interface StartPayPal {
  readonly cart: CartVersion;
  /** Where the shopper comes back to with `token` and `PayerID` in the query string. */
  readonly returnUrl: string;
  /** Where the shopper comes back to without having approved. */
  readonly cancelUrl: string;
}

/** Where a shopper approves a payment. */
export interface PayPalApproval {
  /** Of this attempt; it expires after three hours. */
  readonly token: string;
  /** The page to send the shopper to; null when the page's own PayPal script opens it by the token. */
  readonly url: string | null;
}

/** A cart that was sent to be ordered, and the shopper's e-mail address. */
export interface SubmittedCart {
  readonly cartId: string;
  readonly email: string;
}

/** The calls that a checkout is made of. */
export interface CheckoutNounCalls {
  readonly cart: CartCalls;
  readonly checkout: Omit<CheckoutCalls, 'splitCheck'>;
  readonly payPal: PayPalCalls;
  readonly orders: Pick<OrdersCalls, 'query'>;
  readonly maps: Pick<MapsCalls, 'validateAddress'>;
}

/** Whose cart it is, and in which language its texts and its order are. */
export interface CheckoutOptions {
  readonly locale?: Locale | undefined;
  /** The shopper's own cart unless given. */
  readonly shopper?: Shopper | undefined;
  /** Where the page keeps its cart identifiers; an order clears them. */
  readonly cartIds?: { readonly clear: () => void } | undefined;
}

/** The checkout of a shopper over the calls given. @see platform spec §4 */
export function createCheckout(calls: CheckoutNounCalls, options: CheckoutOptions = {}): Checkout {
  const { locale = defaultLanguage, shopper = {}, cartIds } = options;
  return {
    checkAddress: (address) => checkAddress(calls, address),
    setAddress: (to) => setAddress(calls, { shopper, locale }, to),
    setBillingAddress: (address) => setBillingAddress(calls, { shopper, locale }, address),
    getDelivery: (cart) => findDelivery(calls, locale, cart),
    removeUndeliverable: (cart) => removeUndeliverable(calls, { shopper, locale }, cart),
    quoteShipping: (cartId) => quoteShipping(calls, cartId),
    async startPayPal({ cart: { id: cartId, version }, returnUrl, cancelUrl }) {
      const { token, redirectUrl } = await calls.payPal.createToken({
        body: { cartId, version, returnUrl, cancelUrl },
      });
      return { token, url: redirectUrl ?? null };
    },
    async placeOrder(wanted) {
      const placed = await placeOrder(calls, { shopper, locale }, wanted);
      if (placed.ok) cartIds?.clear();
      return placed;
    },
    async findOrder(cart) {
      const order = await findOrderOf(calls, cart);
      return order ? orderFrom(order, locale) : null;
    },
  };
}
