import type { SdkCalls } from '@basin/sdk';
import type { CartDocument } from '@basin/sdk/contract';

/** Returns the URL where the shopper approves a payment. The return URL receives `token` and `PayerID` for `checkout.pay`. */
export async function payPalApprovalUrl(sdk: SdkCalls, { id: cartId, version }: CartDocument, shop: string) {
  const { token, redirectUrl } = await sdk.payPal.createToken({
    body: { cartId, version, returnUrl: `${shop}/en/checkout`, cancelUrl: `${shop}/en/cart` },
  });
  return { token, redirectUrl };
}
