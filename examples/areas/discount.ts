import { isSdkError, type SdkCalls } from '@basin/sdk';

/** Applies a discount code to the active cart and returns the outcome. */
export async function enterCode(sdk: SdkCalls, code: string): Promise<string> {
  try {
    const cart = await sdk.discount.update({ body: { actions: [{ action: 'addDiscountCode', code }] } });
    return cart.discountCodes.find((entered) => entered.code === code)?.state ?? 'unknown';
  } catch (error) {
    if (isSdkError(error) && 'code' in error && error.code !== undefined) return error.code;
    throw error;
  }
}
