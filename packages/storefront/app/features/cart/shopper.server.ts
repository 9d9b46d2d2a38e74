import { createCart, findCart, type Shopper, type ShopperCart } from '@basin/sdk';
import type { Cart } from '@basin/sdk/contract';
import { createContext, type RouterContextProvider } from 'react-router';
import { languageContext, sdkContext, sessionContext } from '../../shell/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The cart of the request, once something has read it. */
const cartContext = createContext<Promise<Cart | null> | null>(null);

/** Whose cart the request is about: an associate's customer's, else the shopper's own. @see platform spec §4 */
export function shopperOf(context: Context): Shopper {
  const customerCartId = context.get(sessionContext).get('customerCartId');
  return { ...(customerCartId !== undefined && { cartId: customerCartId }) };
}

/** The cart of the request's shopper, in the request's language. */
export const cartOf = (context: Context): ShopperCart =>
  createCart(context.get(sdkContext), {
    locale: context.get(languageContext).locale,
    shopper: shopperOf(context),
  });

/** The cart of the request's shopper with its figures, or null; read once per request. */
export function findShopperCart(context: Context): Promise<Cart | null> {
  const read = context.get(cartContext) ?? findCart(context.get(sdkContext), shopperOf(context));
  context.set(cartContext, read);
  return read;
}

/** Has the next reader of this request read the cart again, after a change. */
export function forgetCart(context: Context): void {
  context.set(cartContext, null);
}
