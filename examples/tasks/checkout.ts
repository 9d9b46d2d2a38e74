import type { Cart, OrderKeys, PaymentMethod, PostalAddressInput, Sdk } from '@basin/sdk';

/** Sets the shipping address and returns tax and shipments, or why the cart cannot be shipped there. */
export async function setAddress(sdk: Sdk, address: PostalAddressInput, email: string) {
  const { cart, shipments, undeliverable, problem } = await sdk.checkout.setAddress({ address, email });
  if (problem) return { problem };
  const parcels = shipments.map(({ price, isFreight }) => ({ price, isFreight })); // 0 cents is free
  return { cart, total: cart.sums.total, parcels, leftOut: undeliverable.map(({ name }) => name) };
}

/** Returns the PayPal page for the shopper, who returns to `/checkout/review`, or to `/checkout` without approval. */
export async function payPalPage(sdk: Sdk, cart: Cart, shopUrl: string) {
  const addresses = { returnUrl: `${shopUrl}/checkout/review`, cancelUrl: `${shopUrl}/checkout` };
  const { url } = await sdk.checkout.startPayPal({ cart, ...addresses });
  return url;
}

/** Returns the approved payment from the URL that the shopper returned to. */
export function approvedPayment({ searchParams }: URL): PaymentMethod {
  return { type: 'payPal', token: searchParams.get('token') ?? '', payerId: searchParams.get('PayerID') ?? '' };
}

/** Pays with PayPal or a card token and places the order. Returns the order number or the reason for the failure. */
export async function payAndOrder(sdk: Sdk, cart: Cart, payment: PaymentMethod, keys: OrderKeys) {
  const { address, email } = cart;
  if (!address || !email) return 'no address';
  // create `keys` with the form and reuse them on every retry, so that it pays and orders only once
  const placed = await sdk.checkout.placeOrder({ cart, payment, billingAddress: address, email, keys });
  return placed.ok ? placed.order.number : placed.reason; // declined, priceChanged, outOfStock …
}
