import { findCart, type Cart, type Shopper } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { sdkContext, sessionContext } from '../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whose cart the request is about: an associate's customer's, else the shopper's own. @see platform spec §4 */
export function shopperOf(context: Context): Shopper {
  const customerCartId = context.get(sessionContext).get('customerCartId');
  return { ...(customerCartId !== undefined && { cartId: customerCartId }) };
}

/** The cart of the request's shopper with its figures, or null. */
export function findShopperCart(context: Context): Promise<Cart | null> {
  return findCart(context.get(sdkContext), shopperOf(context));
}
