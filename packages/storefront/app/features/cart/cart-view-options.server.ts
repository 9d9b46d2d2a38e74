import { productUrl } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { CartViewOptions } from './cart-view.ts';

/** Returns the request-dependent options of a cart view. */
export async function cartViewOptions(context: Readonly<RouterContextProvider>): Promise<CartViewOptions> {
  const { productPaths } = await shopSettings(context);
  return { pathOf: (product) => productUrl(product, productPaths) };
}
