import { nullOn, retryOnConflict, type SdkCalls } from '@basin/sdk';

/** Adds a piece to the open cart, opening one when there is none; someone who was faster is no obstacle. */
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
