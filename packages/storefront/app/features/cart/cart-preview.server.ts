import type { LoaderFunctionArgs } from 'react-router';
import { cartView } from './cart-view.ts';
import { cartViewOptions } from './cart-view-options.server.ts';
import { findShopperCart } from './shopper.server.ts';

/** The shopper's cart for the preview over a page; null when it holds nothing. */
export async function loadCartPreview({ context }: LoaderFunctionArgs) {
  const [cart, options] = await Promise.all([findShopperCart(context), cartViewOptions(context)]);
  return { cart: cart === null || cart.lines.length === 0 ? null : cartView(cart, options) };
}
