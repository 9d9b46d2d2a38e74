import { nullOn, retryOnConflict, type SdkCalls } from '@basin/sdk';

/** Adds a product to the active cart, or to a new one. Concurrent changes are retried. */
export async function addToCart(sdk: SdkCalls, sku: string, quantity: number) {
  const open = async () =>
    (await sdk.cart.active().catch(nullOn(404))) ??
    (await sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } }));
  return retryOnConflict(open, ({ id: cartId, version }) =>
    sdk.cart.update({
      query: { expand: 'calculation' },
      body: { cartId, version, actions: [{ action: 'addLineItem', sku, quantity }] },
    }),
  );
}
