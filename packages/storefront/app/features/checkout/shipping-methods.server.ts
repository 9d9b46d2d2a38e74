import type { RouterContextProvider } from 'react-router';
import { logContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';

/** Returns a cart's shipping methods with their arrival. Returns none on an error, which does not stop the checkout. */
export async function findShippingMethods(context: Readonly<RouterContextProvider>, cartId: string) {
  try {
    return (await checkoutOf(context).quoteShipping(cartId)).methods;
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not read when the shipments of a cart arrive');
    return [];
  }
}
