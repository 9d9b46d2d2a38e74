import { chooseSku, productUrl, skuToAdd, variantsFromColours, withLanguageFilter } from '@basin/domain';
import { detailFields, type Product } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { miniaturesFor } from '../../components/miniature-of.server.ts';
import { isSaved } from '../../favourites/favourites.server.ts';
import { cardFields } from '../../listing/listing-request.server.ts';
import { addressOf, findProductsBySku } from '../../catalogue/search-products.server.ts';
import { catalogueContext, languageContext, logContext, shopperContext } from '../../request-context.server.ts';
import { shopSettings } from '../../settings/shop-settings.server.ts';
import type { ProductView } from './product-view.ts';
import { productView } from './product-view.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A product's page: the index says what it is, the commerce system what it costs and whether it can be had. */
export async function loadProduct(
  context: Context,
  slug: string,
  wantedSku: string | undefined,
): Promise<ProductView | null> {
  const found = isSlug(slug) ? await searchProduct(context, slug) : null;
  if (!found) return null;
  const { product, bundleItems } = found;
  const now = new Date();
  const variants = variantsFromColours(product.colourSkuDetails, now);
  const choices = { variants, masterSku: product.masterSku, variantSkus: product.variantSkus };
  const sku = skuToAdd(wantedSku, choices) ?? chooseSku(choices) ?? '';
  const [offer, stock, required, recommended, { productPaths }, miniatureOf, isSkuSaved] = await Promise.all([
    queryProduct(context, slug),
    stockOf(context, sku),
    findProductsBySku(context, product.requiredAccessories),
    findProductsBySku(context, product.recommendedAccessories),
    shopSettings(context),
    miniaturesFor(context),
    isSaved(context, ({ lineItems }) => lineItems.some((item) => item.sku === sku)),
  ]);
  const { persona } = context.get(shopperContext);
  const path = productUrl(addressOf(product), productPaths);
  return productView({
    product,
    bundleItems,
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

const isSlug = (text: string) => /^[\w-]{1,200}$/.test(text);

async function searchProduct(context: Context, slug: string) {
  const { products, serviceParts } = await shopSettings(context);
  const { locale } = context.get(languageContext);
  const { persona } = context.get(shopperContext);
  for (const { profilename, collections } of [products, serviceParts]) {
    const body = {
      q: `slug_s:"${slug}"`,
      fl: [...new Set([...cardFields(persona), ...detailFields(persona), 'ProductLocalCategory_s'])],
      fq: withLanguageFilter([], locale),
      profilename,
      collections,
      search_type: 'product_detail' as const,
    };
    const answer = await context.get(catalogueContext).search.product({ params: { slug }, body });
    const product = answer.documents[0];
    if (product) return { product, bundleItems: answer.bundleItems };
  }
  return null;
}

/** The commerce system's entry of a product; without it the index price stands in. */
async function queryProduct(context: Context, slug: string) {
  const where = `slug(en="${slug}")`;
  const { results } = await context.get(catalogueContext).product.query({ query: { where } });
  return results[0];
}

/** The stock of a sku; a failed question shows nothing. @see docs/spec/catalogue.md#8 */
async function stockOf(context: Context, sku: string) {
  try {
    return await context.get(catalogueContext).inventory.stock({ query: { sku } });
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'the stock could not be asked');
    return undefined;
  }
}

export type Offer = Awaited<ReturnType<typeof queryProduct>>;
export type Stock = Awaited<ReturnType<typeof stockOf>>;
export type BundleItems = NonNullable<Awaited<ReturnType<typeof searchProduct>>>['bundleItems'];
export type { Product };
