import { productUrl } from '@basin/domain';
import type { Context } from '../../shell/context.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { CartViewOptions } from './cart-view.ts';

/** Returns the request-dependent options of a cart view. */
export async function cartViewOptions(context: Context): Promise<CartViewOptions> {
  const { productPaths } = await shopSettings(context);
  return { pathOf: (product) => productUrl(product, productPaths) };
}
