import type { SdkCalls } from '@basin/sdk';

/** Shares a copy of a cart and returns its id for the URL of the shared page. */
export async function shareCart(sdk: SdkCalls, cartId: string) {
  const { id } = await sdk.sharedCart.create({ body: { cartId } });
  return id;
}

/** Adds all lines of a shared cart to the shopper's cart. Some may no longer be available. */
export async function addSharedCart(sdk: SdkCalls, sharedCartId: string, cartId: string) {
  const { cart, unavailableItems } = await sdk.sharedCart.addItems({ body: { cartId, sharedCartId } });
  return { count: cart.lineItems.length, unavailable: unavailableItems.map(({ sku }) => sku) };
}
