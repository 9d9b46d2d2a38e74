import { isExcludedFromState, localeTag, productUrl, type Locale, type ProductPaths } from '@basin/domain';
import type { ProductCard, ProductDetails } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import type { ProductCardView } from '../catalogue/index.ts';
import { addressOf, cardMaker } from '../catalogue/index.server.ts';
import { isSaved } from '../favourites/index.server.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { BesideTile, BundleItemView, ProductView } from './product-view.ts';

type Context = Readonly<RouterContextProvider>;

/** A product's page in one finish; null when there is no such product. */
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
    cardMaker(context),
    isSaved(context, { sku: product.sku }),
    statesOf(context, product.statesExcluded, visitorState),
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
    beside: besideTile(product, cardOf),
    ...excluded,
    isSaved: isSkuSaved,
  };
}

/** The names of the states that a product is not sold in, and of the visitor's among them; a code without a name stays a code. */
async function statesOf(
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

/** A decimal of the catalogue as the language writes it: `8,5`; other texts unchanged. */
const decimalIn = (locale: Locale, value: string) =>
  Number.isNaN(Number(value))
    ? value
    : Number(value).toLocaleString(localeTag(locale), { useGrouping: false, maximumFractionDigits: 4 });

/** The page of all service parts, when the product is one. */
const partsPath = (path: string, { serviceParts }: ProductPaths) =>
  path.startsWith(`${serviceParts}/`) ? serviceParts : undefined;

const bundleItemView = (
  { sku, name, quantity, product }: ProductDetails['bundleItems'][number],
  path: string | null,
): BundleItemView => ({
  sku,
  name,
  quantity,
  image: product?.image ?? null,
  finish: product?.finishes.find((finish) => finish.sku === sku),
  price: product?.price ?? null,
  path: path === null ? undefined : `${path}?skuId=${encodeURIComponent(sku)}`,
});

/** The first trim, in the finish of the product where it is made in that one, and the first grout of what is recommended. */
function besideTile(
  { recommended, finish }: ProductDetails,
  cardOf: (product: ProductCard) => ProductCardView,
): BesideTile {
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
