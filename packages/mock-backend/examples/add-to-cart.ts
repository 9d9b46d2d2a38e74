import type { Sdk } from '@basin/sdk';

/** The code under test: adds a finish to the cart and returns the text that the page shows. */
export async function addToCart(sdk: Sdk, sku: string): Promise<string> {
  const { cart, notices } = await sdk.cart.add({ sku, quantity: 1 });
  return notices.length > 0 ? 'This finish is sold out.' : `${cart?.units ?? 0} in the cart`;
}
