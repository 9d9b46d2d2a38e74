import { withoutLocale } from '@basin/domain';
import type { Cart } from '@basin/sdk';
import { createContext, redirect, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { findShopperCart, isSessionGone } from '../cart/index.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { toSignIn } from '../../shell/security/page-guard.server.ts';
import { hasSessionExpired } from '../../shell/session/sign-in-message.server.ts';
import { completeOrder } from './complete-order.server.ts';
import { checkoutSteps } from './steps.ts';

type Visit = Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>;

/** The cart in the checkout. */
export const checkoutCartContext = createContext<Cart>();

/**
 * Loads the cart once for every step. Without a cart it redirects: to the sign-in when the customer's session has
 * expired or was ended in another tab, to the confirmation when a later step's cart has become an order (so a form that
 * was sent twice or in another tab ends well), and otherwise to the cart page, which tells the sender of a form that the
 * cart was changed elsewhere.
 */
export const checkoutCart: MiddlewareFunction<Response> = async (visit) => {
  const { context } = visit;
  if (hasSessionExpired(context)) throw toSignIn(visit);
  const cart = await findShopperCart(context);
  if (cart === null || cart.lines.length === 0) throw await redirectWithoutCart(visit);
  context.set(checkoutCartContext, cart);
};

async function redirectWithoutCart(visit: Visit): Promise<Response> {
  const { context, request, url } = visit;
  const session = context.get(sessionContext);
  const isLaterStep = withoutLocale(url.pathname) !== checkoutSteps[0].path;
  const submitted = session.get('submittedCart');
  const order = isLaterStep && submitted ? await checkoutOf(context).findOrder(submitted) : null;
  if (submitted && order) {
    completeOrder(context, { orderNumber: order.number, email: submitted.email });
    return redirect(pathIn(context, '/order-confirmation'));
  }
  const isUnderWay = request.method === 'POST' || isLaterStep;
  // whoever was at this step had a cart, so it is the session that is gone
  if (isUnderWay && (await isSessionGone(context))) return toSignIn(visit, 'signIn.ended');
  if (request.method === 'POST') queueNotice(context, { key: 'cart.changed', tone: 'info' });
  return redirect(pathIn(context, '/cart'));
}
