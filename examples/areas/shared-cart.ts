import type { SdkCalls } from '@basin/sdk';

/** Keeps a copy of a cart; the address of the page that shows it ends in its id. */
export async function share(sdk: SdkCalls, cartId: string) {
  const { id } = await sdk.sharedCart.create({ body: { cartId } });
  return id;
}

/** Takes all lines of a shared cart into the own one; some may be gone by now. */
export async function take(sdk: SdkCalls, sharedCartId: string, cartId: string) {
  const { cart, unavailableItems } = await sdk.sharedCart.addItems({ body: { cartId, sharedCartId } });
  return { count: cart.lineItems.length, unavailable: unavailableItems.map(({ sku }) => sku) };
}
