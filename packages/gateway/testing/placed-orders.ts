import type { CartAction } from '@basin/sdk/contract';
import type { CartAddress } from '../src/cart/index.ts';
import type { Order } from '../src/orders/index.ts';
import { fillCart, newKey, payCart, submission } from './checkout.ts';
import type { TestGateway } from './gateway.ts';
import type { Shopper } from './shopper.ts';

/** Places and pays for an order. */
export async function placeOrder(
  gateway: TestGateway,
  shopper: Shopper,
  actions: readonly CartAction[],
  changes: { readonly email?: string; readonly locale?: string; readonly purchaseOrderNumber?: string } = {},
  address?: CartAddress,
): Promise<Order> {
  const cart = await fillCart(shopper, actions, address);
  const body = { ...submission(cart, await payCart(gateway, shopper, cart)), ...changes };
  const { body: order } = await shopper.send('POST', '/checkout/v2/order/submit', body, newKey());
  return order as Order;
}
