import { createCallsFor, nullOn } from '@basin/sdk';
import * as cartCalls from '@basin/sdk/cart';

/** Puts one piece into the shopper's cart and gives the cart's total in cents. */
export async function addToCart(gatewayUrl: string, sku: string): Promise<number> {
  const sdk = createCallsFor({ cart: cartCalls }, { gatewayUrl });
  const open = await sdk.cart.active().catch(nullOn(404));
  const cart = open ?? (await sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } }));
  const { totalPrice } = await sdk.cart.update({
    body: { cartId: cart.id, version: cart.version, actions: [{ action: 'addLineItem', sku, quantity: 1 }] },
  });
  return totalPrice?.centAmount ?? 0;
}
