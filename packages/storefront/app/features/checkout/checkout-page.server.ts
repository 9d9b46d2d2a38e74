import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { cartView } from '../cart/index.ts';
import { cartViewOptions } from '../cart/index.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { checkoutCart, checkoutCartContext } from './checkout-cart.server.ts';

export const checkoutMiddleware: MiddlewareFunction<Response>[] = [checkoutCart];

export async function loadCheckout({ context }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  return { cart: cartView(cart, await cartViewOptions(context)), notices: takeNotices(context) };
}
