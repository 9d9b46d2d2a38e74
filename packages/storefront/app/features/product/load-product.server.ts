import { chooseSku, productUrl, skuToAdd, variantsFromColours } from '@basin/domain';
import { detailFields } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { isSaved } from '../favourites/index.server.ts';
import { cardFields, addressOf, findCardsBySku, findProduct, findProductsBySku } from '../catalogue/index.server.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { catalogueContext, logContext, shopperContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { ProductView } from './product-view.ts';
import { productView, type Stock } from './product-view.server.ts';
import { queryProduct } from './offer.server.ts';
import { requiredParts } from './required-parts.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A product's page: the index says what it is, the commerce system what it costs and whether it can be had. */
export async function loadProduct(
  context: Context,
  slug: string,
  wantedSku: string | undefined,
): Promise<ProductView | null> {
  const { persona } = context.get(shopperContext);
  const fields = [...new Set([...cardFields(persona), ...detailFields(persona)])];
  const found = await findProduct(context, slug, fields);
  if (!found) return null;
  const { product, bundleItems } = found;
  const now = new Date();
  const variants = variantsFromColours(product.colourSkuDetails, now);
  const choices = { variants, masterSku: product.masterSku, variantSkus: product.variantSkus };
  const sku = skuToAdd(wantedSku, choices) ?? chooseSku(choices) ?? '';
  const [offer, stock, required, recommended, parts, { productPaths }, miniatureOf, isSkuSaved] = await Promise.all([
    queryProduct(context, slug),
    stockOf(context, sku),
    requiredParts(context, product, variants.find((variant) => variant.sku === sku)?.colour ?? ''),
    findProductsBySku(context, product.recommendedAccessories),
    findCardsBySku(
      context,
      bundleItems.map((item) => item.sku),
    ),
    shopSettings(context),
    miniaturesFor(context),
    isSaved(context, ({ lineItems }) => lineItems.some((item) => item.sku === sku)),
  ]);
  const path = productUrl(addressOf(product), productPaths);
  return productView({
    product,
    bundleItems,
    parts,
    variants,
    sku,
    offer,
    stock,
    required,
    recommended,
    persona,
    path,
    productPaths,
    miniatureOf,
    isSaved: isSkuSaved,
  });
}

/** The stock of a sku; a failed question shows nothing. @see docs/spec/catalogue.md#8 */
async function stockOf(context: Context, sku: string): Promise<Stock> {
  try {
    return await context.get(catalogueContext).inventory.stock({ query: { sku } });
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'the stock could not be asked');
    return undefined;
  }
}
