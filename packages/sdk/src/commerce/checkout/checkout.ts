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

/** The checkout of a shopper, from the address of the cart to its order. */
export interface Checkout {
  /** Validates an address with the postal service, before it is set. */
  readonly checkAddress: (address: PostalAddressInput) => Promise<AddressCheck>;
  /**
   * Sets the shipping address of the cart with its tax, and returns the delivery. Rejects with an HttpError (400) when
   * the address does not exist.
   */
  readonly setAddress: (to: ShipTo) => Promise<CartDelivery>;
  /**
   * Sets the billing address of the order; null means the shipping address. Rejects with an HttpError (400) when the
   * address does not exist.
   */
  readonly setBillingAddress: (address: PostalAddressInput | null) => Promise<Cart>;
  /** Returns the delivery of a cart with an address: its shipments, and the lines that cannot be shipped. */
  readonly getDelivery: (cart: CartVersion) => Promise<CartDelivery>;
  /** Removes the lines that cannot be shipped to the address, bundles as a whole; null when the cart is then empty. */
  readonly removeUndeliverable: (cart: CartVersion) => Promise<Cart | null>;
  /** Returns the shipping cost of a cart with an address, by shipping method. */
  readonly quoteShipping: (cartId: string) => Promise<ShippingQuote>;
  /** Starts a PayPal payment: redirect the shopper to `url`; they return with the values of a `PayPalPayment`. */
  readonly startPayPal: (wanted: StartPayPal) => Promise<PayPalApproval>;
  /** Pays and places the order. If a response is lost, the order is looked up before anything is sent again. */
  readonly placeOrder: (wanted: PlaceOrder) => Promise<PlacedOrder>;
  /** Returns the order of a submitted cart; null while there is none. */
  readonly findOrder: (cart: SubmittedCart) => Promise<Order | null>;
}

/** A PayPal payment to start. */
export interface StartPayPal {
  readonly cart: CartVersion;
  /** The URL to which the shopper returns with `token` and `PayerID` in the query string. */
  readonly returnUrl: string;
  /** The URL to which the shopper returns without approving. */
  readonly cancelUrl: string;
}

/** The approval page of a payment. */
export interface PayPalApproval {
  /** The token of this attempt; it expires after three hours. */
  readonly token: string;
  /** The page to redirect the shopper to; null when the page's own PayPal script opens it with the token. */
  readonly url: string | null;
}

/** A submitted cart, and the shopper's e-mail address. */
export interface SubmittedCart {
  readonly cartId: string;
  readonly email: string;
}

/** The calls that a checkout uses. */
export interface CheckoutNounCalls {
  readonly cart: CartCalls;
  readonly checkout: Omit<CheckoutCalls, 'splitCheck'>;
  readonly payPal: PayPalCalls;
  readonly orders: Pick<OrdersCalls, 'query'>;
  readonly maps: Pick<MapsCalls, 'validateAddress'>;
}

/** The shopper of a checkout, and the language of its texts and its order. */
export interface CheckoutOptions {
  readonly locale?: Locale | undefined;
  /** The shopper's own cart by default. */
  readonly shopper?: Shopper | undefined;
  /** The page's stored cart ids, which an order clears. */
  readonly cartIds?: { readonly clear: () => void } | undefined;
}

/** Creates the checkout of a shopper on the given calls. @see platform spec §4 */
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
