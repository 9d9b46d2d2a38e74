import type { SdkCalls } from '@basin/sdk';
import type { Cart } from '@basin/sdk/contract';

/** Where the shopper approves a payment; the return address gets `token` and `PayerID`, which `checkout.pay` takes. */
export async function payPalAddress(sdk: SdkCalls, { id: cartId, version }: Cart, shop: string) {
  const { token, redirectUrl } = await sdk.payPal.createToken({
    body: { cartId, version, returnUrl: `${shop}/en/checkout`, cancelUrl: `${shop}/en/cart` },
  });
  return { token, redirectUrl };
}
