import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { cartView } from '../cart/index.ts';
import { cartViewOptions } from '../cart/index.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import { checkoutCart, checkoutCartContext } from './checkout-cart.server.ts';

/** Checks the forms of all steps. It comes before the cart is read, because an associate's own cart may be empty. */
const expectCustomer: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (request.method === 'POST') expectCustomerOf(await request.clone().formData(), context);
};

export const checkoutMiddleware: MiddlewareFunction<Response>[] = [expectCustomer, checkoutCart];

export async function loadCheckout({ context }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  return { cart: cartView(cart, await cartViewOptions(context)), notices: takeNotices(context) };
}
