import type { Sdk } from '@basin/sdk';

/** What a team tests: adds a finish to the cart, and says what the page shows. */
export async function addToCart(sdk: Sdk, sku: string): Promise<string> {
  const { cart, notices } = await sdk.cart.add({ sku, quantity: 1 });
  return notices.length > 0 ? 'This finish is sold out.' : `${cart?.units ?? 0} in the cart`;
}
