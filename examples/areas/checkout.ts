import type { Checkout, OrderKeys, PaymentMethod, PostalAddressInput } from '@basin/sdk';

const email = 'pat@example.org';

/** Sets the address, pays and places the order. Repeating it with the same keys orders only once. */
export async function buy(checkout: Checkout, address: PostalAddressInput, payment: PaymentMethod, keys: OrderKeys) {
  const { cart, problem } = await checkout.setAddress({ address, email });
  if (problem) return problem;
  const placed = await checkout.placeOrder({ cart, payment, billingAddress: address, email, keys });
  return placed.ok ? placed.order.number : placed.reason;
}
