import { isExcludedFromState, localeTag, productUrl, type Locale, type ProductPaths } from '@basin/domain';
import type { ProductCard, ProductDetails } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import type { ProductCardView } from '../catalogue/index.ts';
import { addressOf, createCardMapper } from '../catalogue/index.server.ts';
import { isSaved } from '../favourites/index.server.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { TileCompanions, BundleItemView, ProductView } from './product-view.ts';

/** Loads a product page in one finish. Returns null for an unknown product. */
export async function loadProduct(
  context: Context,
  slug: string,
  wantedSku: string | undefined,
  visitorState?: string,
): Promise<ProductView | null> {
  const product = await productsOf(context).get(slug, { sku: wantedSku });
  if (!product) return null;
  const [{ productPaths }, miniatureOf, cardOf, isSkuSaved, excluded] = await Promise.all([
    shopSettings(context),
    miniaturesFor(context),
    createCardMapper(context),
    isSaved(context, { sku: product.sku }),
    excludedStatesOf(context, product.statesExcluded, visitorState),
  ]);
  const path = productUrl(addressOf(product), productPaths);
  const { locale } = context.get(languageContext);
  return {
    ...product,
    dimensions: product.dimensions.map((each) => ({ ...each, inches: decimalIn(locale, each.inches) })),
    path,
    categoryPath: productPaths.categories?.[product.category ?? ''] ?? partsPath(path, productPaths),
    pictures: product.pictures.map((picture, index) =>
      index === 0 ? { ...picture, placeholder: miniatureOf(picture.name) } : picture,
    ),
    bundleItems: product.bundleItems.map((item) => bundleItemView(item, item.product && cardOf(item.product).path)),
    recommended: product.recommended.map(cardOf),
    companions: tileCompanions(product, cardOf),
    ...excluded,
    isSaved: isSkuSaved,
  };
}

/**
 * Returns the names of the states where a product is not sold, and the visitor's state if it is one of them. A code
 * without a name is returned unchanged.
 */
async function excludedStatesOf(
  context: Context,
  excluded: readonly string[],
  visitorState = '',
): Promise<Pick<ProductView, 'statesExcluded' | 'excludedHere'>> {
  const states = excluded.length > 0 ? await optionList(context, 'states') : [];
  const nameOf = (code: string) => states.find(({ value }) => value === code)?.label ?? code;
  const tag = localeTag(context.get(languageContext).locale);
  const names = excluded.map(nameOf).toSorted((one, other) => one.localeCompare(other, tag));
  return {
    statesExcluded: new Intl.ListFormat(tag).format(names),
    excludedHere: isExcludedFromState(excluded, visitorState) ? nameOf(visitorState) : undefined,
  };
}

/** Formats a decimal in the language of the page: `8,5`. Other values are returned unchanged. */
const decimalIn = (locale: Locale, value: string) =>
  Number.isNaN(Number(value))
    ? value
    : Number(value).toLocaleString(localeTag(locale), { useGrouping: false, maximumFractionDigits: 4 });

/** Returns the path of all service parts, when the product is one. */
const partsPath = (path: string, { serviceParts }: ProductPaths) =>
  path.startsWith(`${serviceParts}/`) ? serviceParts : undefined;

const bundleItemView = (
  { sku, name, quantity, product, price }: ProductDetails['bundleItems'][number],
  path: string | null,
): BundleItemView => ({
  sku,
  name,
  quantity,
  image: product?.image ?? null,
  finish: product?.finishes.find((finish) => finish.sku === sku),
  price: price?.now ?? null,
  path: path === null ? undefined : `${path}?skuId=${encodeURIComponent(sku)}`,
});

/** Returns the first recommended trim, in the product's finish if it is available, and the first recommended grout. */
function tileCompanions(
  { recommended, finish }: ProductDetails,
  cardOf: (product: ProductCard) => ProductCardView,
): TileCompanions {
  const linked = recommended.map((product) => {
    const same = product.finishes.find(({ name }) => name === finish);
    const { path } = cardOf(product);
    return { ...product, path: same ? `${path}?skuId=${encodeURIComponent(same.sku)}` : path };
  });
  const [trim] = linked.flatMap(({ name, path, coverage }) =>
    coverage?.unit === 'LF' ? [{ name, path, coverage }] : [],
  );
  const [grout] = linked.flatMap(({ name, path, packKilograms }) =>
    packKilograms === null ? [] : [{ name, path, packKilograms }],
  );
  return { trim, grout };
}
