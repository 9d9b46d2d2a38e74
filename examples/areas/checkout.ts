import { assignShipments, placeOrder, type PaymentMeans, type SdkCalls } from '@basin/sdk';
import type { Cart } from '@basin/sdk/contract';

/** Ships a cart that has an address, pays for it and makes the order: once, however often this is repeated. */
export async function buy(sdk: SdkCalls, cart: Cart, payment: PaymentMeans, keys: { payment: string; order: string }) {
  const shipped = await assignShipments(sdk, cart);
  const outcome = await placeOrder(
    sdk,
    {},
    { cart: shipped.cart, payment, email: 'pat@example.org', locale: 'en-US', keys },
  );
  return outcome.ok ? outcome.order.orderNumber : outcome.reason;
}
