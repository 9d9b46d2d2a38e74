import type { SdkCalls } from '@basin/sdk';

/** Returns the order of a cart. Use it to check a submit without a response before a retry. */
export async function orderOfCart(sdk: SdkCalls, cartId: string) {
  const { results } = await sdk.orders.query({ query: { cartId } });
  return results[0]?.orderNumber;
}
