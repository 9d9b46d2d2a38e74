import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { redirectingToRetry } from '../../shell/notices/retry-notice.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { findShipments } from './find-shipments.server.ts';
import { noticeEndedCodes } from './notice-price-change.server.ts';

export async function loadShippingStep({ context }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  if (!cart.address) throw redirect(pathIn(context, '/checkout'));
  return findShipments(context, cart);
}

/** Removes the items that cannot be shipped, so that the rest can be. */
export const removeUnavailable = redirectingToRetry(async ({ context }: ActionFunctionArgs) => {
  const cart = context.get(checkoutCartContext);
  const rest = await checkoutOf(context).removeUndeliverable(cart);
  if (rest) noticeEndedCodes(context, cart, rest);
  return redirect(pathIn(context, '/checkout/shipping'), 303);
});
