import type { Cart, PlaceOrder, PostalAddressInput, Sdk } from '@basin/sdk';

/** Where the cart goes, with its tax and its shipments; why not, when nothing of it can be sent there. */
export async function setAddress(sdk: Sdk, address: PostalAddressInput, email: string) {
  const { cart, shipments, undeliverable, problem } = await sdk.checkout.setAddress({ address, email });
  if (problem) return { problem };
  const parcels = shipments.map(({ price, isFreight }) => ({ price, isFreight })); // 0 cents is free
  return { cart, total: cart.sums.total, parcels, leftOut: undeliverable.map(({ name }) => name) };
}

/** Pays with the card that the payment frame gave a token for, and orders; gives the order's number, or why there is none. */
export async function order(sdk: Sdk, cart: Cart, wanted: Pick<PlaceOrder, 'payment' | 'billingAddress' | 'keys'>) {
  // `keys` are made with the form and the same on every repeat: it pays once and orders once
  const placed = await sdk.checkout.placeOrder({ ...wanted, cart, email: cart.email ?? '' });
  return placed.ok ? placed.order.number : placed.reason; // declined, priceChanged, outOfStock …
}
