import type { Cart } from '@basin/sdk';
import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { findShopperCart } from '../cart/index.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { toSignIn } from '../../shell/security/page-guard.server.ts';
import { hasSessionExpired } from '../../shell/session/reason-to-sign-in.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The cart that is being checked out. */
export const checkoutCartContext = createContext<Cart>();

/**
 * Finds the cart of every step, once. Without one there is nothing to check out: it is that of a customer whose session
 * has expired, it has become an order, which is then confirmed (so a form that was sent twice ends well), or it is empty.
 */
export const checkoutCart: MiddlewareFunction<Response> = async (visit) => {
  const { context } = visit;
  if (hasSessionExpired(context)) throw toSignIn(visit);
  const cart = await findShopperCart(context);
  if (cart === null || cart.lines.length === 0) throw redirect(await pathWithoutCart(context));
  context.set(checkoutCartContext, cart);
};

async function pathWithoutCart(context: Context): Promise<string> {
  const { locale } = context.get(languageContext);
  const session = context.get(sessionContext);
  const submitted = session.get('submittedCart');
  if (submitted === undefined) return `/${locale}/cart`;
  const order = await checkoutOf(context).findOrder(submitted);
  if (order === null) return `/${locale}/cart`;
  session.set('lastOrder', { orderNumber: order.number, email: submitted.email });
  return `/${locale}/order-confirmation`;
}
