import type { Product } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { findRequiredParts } from '../catalogue/index.server.ts';
import { shopperContext } from '../../shell/request-context.server.ts';
import { priceOfSku, queryProduct } from './offer.server.ts';
import type { RequiredPartView } from './product-view.ts';

type Context = Readonly<RouterContextProvider>;

/** What a product needs to be fitted, each part in the finish that goes with the product's, with its price. */
export async function requiredParts(context: Context, product: Product, finish: string): Promise<RequiredPartView[]> {
  const { persona } = context.get(shopperContext);
  const parts = await findRequiredParts(context, product.requiredAccessories, finish);
  return Promise.all(
    parts.map(async ({ key, part, variant: { sku, colour }, match }) => {
      const price = priceOfSku(await queryProduct(context, part.slug ?? ''), { sku, persona, product: part });
      return { key, sku, name: part.name ?? key, finish: colour, match, price: price?.now };
    }),
  );
}
