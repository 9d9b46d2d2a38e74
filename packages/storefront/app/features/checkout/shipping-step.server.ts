import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { redirectingToRetry } from '../../shell/notices/retry-notice.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { findShipments } from './find-shipments.server.ts';

export async function loadShippingStep({ context }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  if (!cart.address) throw redirect(`/${context.get(languageContext).locale}/checkout`);
  return findShipments(context, cart);
}

/** Removes the items that cannot be shipped, so that the rest can be. */
export const removeUnavailable = redirectingToRetry(async ({ context }: ActionFunctionArgs) => {
  await checkoutOf(context).removeUndeliverable(context.get(checkoutCartContext));
  return redirect(`/${context.get(languageContext).locale}/checkout/shipping`, 303);
});
