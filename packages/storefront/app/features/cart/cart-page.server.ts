import { data, redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { cartView, lineViews } from './cart-view.ts';
import { cartViewOptions } from './cart-view-options.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { findShopperCart } from './shopper.server.ts';
import { cartIntents } from './cart-intents.server.ts';

export async function loadCart({ context }: LoaderFunctionArgs) {
  const [cart, options] = await Promise.all([findShopperCart(context), cartViewOptions(context)]);
  const isEmpty = cart === null || cart.lines.length === 0;
  return {
    cart: isEmpty ? null : cartView(cart, options),
    saved: lineViews(cart?.saved ?? [], options),
    notices: takeNotices(context),
  };
}

/** Handles all cart forms by their `intent`. A form with `stay` gets data instead of a redirect. */
export async function handleCartForm({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = cartIntents.get(form.get('intent'));
  if (!intent) throw data(null, 400);
  const result = await intent(context, form);
  return result ?? redirect(`/${context.get(languageContext).locale}/cart`, 303);
}
