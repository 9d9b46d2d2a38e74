import type { Cart, OrderKeys, PaymentMethod, PostalAddressInput, Sdk } from '@basin/sdk';

/** Where the cart goes, with its tax and its shipments; why not, when nothing of it can be sent there. */
export async function setAddress(sdk: Sdk, address: PostalAddressInput, email: string) {
  const { cart, shipments, undeliverable, problem } = await sdk.checkout.setAddress({ address, email });
  if (problem) return { problem };
  const parcels = shipments.map(({ price, isFreight }) => ({ price, isFreight })); // 0 cents is free
  return { cart, total: cart.sums.total, parcels, leftOut: undeliverable.map(({ name }) => name) };
}

/** Where to send a shopper who pays with PayPal. They come back to `/checkout/review`, or to `/checkout` without having approved. */
export async function payPalPage(sdk: Sdk, cart: Cart, shopUrl: string) {
  const addresses = { returnUrl: `${shopUrl}/checkout/review`, cancelUrl: `${shopUrl}/checkout` };
  const { url } = await sdk.checkout.startPayPal({ cart, ...addresses });
  return url;
}

/** What the shopper approved, by the address that they came back to. */
export function approvedPayment({ searchParams }: URL): PaymentMethod {
  return { type: 'payPal', token: searchParams.get('token') ?? '', payerId: searchParams.get('PayerID') ?? '' };
}

/** Pays, with PayPal or the card that the payment frame gave a token for, and orders; gives the order's number, or why there is none. */
export async function order(sdk: Sdk, cart: Cart, payment: PaymentMethod, keys: OrderKeys) {
  const { address, email } = cart;
  if (!address || !email) return 'no address';
  // `keys` are made with the form and the same on every repeat: it pays once and orders once
  const placed = await sdk.checkout.placeOrder({ cart, payment, billingAddress: address, email, keys });
  return placed.ok ? placed.order.number : placed.reason; // declined, priceChanged, outOfStock …
}
