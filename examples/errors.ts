import { errorCodeOf, isSdkError, shopperTextOf, type SdkCalls } from '@basin/sdk';

/** Adds units to the cart. If that fails, returns the message for the shopper and whether a retry makes sense. */
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
