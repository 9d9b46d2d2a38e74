import { productUrl } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { CartViewOptions } from './cart-view.ts';

/** What a view of a cart needs to know of the request. */
export async function cartViewOptions(context: Readonly<RouterContextProvider>): Promise<CartViewOptions> {
  const { productPaths } = await shopSettings(context);
  return { pathOf: (product) => productUrl(product, productPaths) };
}
