import type { SdkCalls } from '@basin/sdk';

/** The order of a cart: how a submit whose answer never came is looked up before it is sent again. */
export async function orderOf(sdk: SdkCalls, cartId: string) {
  const { results } = await sdk.orders.query({ query: { cartId } });
  return results[0]?.orderNumber;
}
