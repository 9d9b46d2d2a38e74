import { errorCodeOf, isSdkError, shopperTextOf, type SdkCalls } from '@basin/sdk';

/** What a page does when units cannot be put into the cart: what the shopper reads, and whether it is worth another try. */
export async function tryToAdd(
  sdk: SdkCalls,
  cartId: string,
  version: number,
  sku: string,
  text: (key: string) => string,
) {
  try {
    const actions = [{ action: 'addLineItem', sku, quantity: 1 } as const];
    return { cart: await sdk.cart.update({ body: { cartId, version, actions } }) };
  } catch (error) {
    if (!isSdkError(error)) throw error;
    const words = shopperTextOf(error);
    const message = words?.key === undefined ? words?.text : text(words.key);
    return { message, isWorthAnotherTry: errorCodeOf(error) === 'ConcurrentModification' };
  }
}
