import { productUrl, type ProductPaths } from '@basin/domain';
import { foundPageKinds, type FoundPage, type ProductSuggestion, type Suggestions } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { addressOf } from '../catalogue/index.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { isSwitchedOff, type Feature } from '../../shell/settings/features.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import type { SearchStart } from './found-by-search.ts';
import type { LastRow, SuggestedProduct, SuggestionsView } from './suggestions.ts';

/** The maximum number of each kind in the list. */
const limits = { products: 5, popular: 3, parts: 2, pages: 4 };

/**
 * Returns suggestions for the typed words, or popular searches and products before the first letter. In an outage there
 * are none: an error would replace the page around the field.
 */
export const loadSuggestions = async (args: LoaderFunctionArgs): Promise<SuggestionsView> =>
  (await findSuggestions(args).catch(nullInOutage(args.context))) ?? nothing;

const nothing: SuggestionsView = { searches: [], products: [], parts: [], pages: [], last: null };

async function findSuggestions({ context, url }: LoaderFunctionArgs): Promise<SuggestionsView> {
  const typed = (url.searchParams.get('keyword') ?? '').trim();
  if (typed === '') {
    const { searches, products } = await loadPopular(context);
    return { searches, products: products.slice(0, limits.popular), parts: [], pages: [], last: null };
  }
  const [found, { productPaths, switchedOff }] = await Promise.all([
    productsOf(context).suggest(typed),
    shopSettings(context),
  ]);
  const served = { ...found, pages: servedPages(found.pages, switchedOff) };
  return { ...suggestionsView(served, productPaths), last: lastRow(context, served, typed) };
}

/** Shorter and very long texts are not searched for. */
const isSearched = /^(?=.*[\p{L}\p{N}]{2}).{2,100}$/u;

function lastRow(context: Context, { products, pages, totals }: Suggestions, typed: string): LastRow | null {
  const { texts, locale } = context.get(languageContext);
  const t = createTranslate(texts, locale);
  const all = (label: string) => ({
    label,
    text: typed,
    value: `/${locale}/search?${new URLSearchParams({ keyword: typed }).toString()}`,
  });
  if (totals.products > 0) return all(t('search.all', { count: totals.products }));
  if (totals.serviceParts > 0) return all(t('search.parts.all', { count: totals.serviceParts }));
  if (products.length + pages.length > 0 || !isSearched.test(typed)) return null;
  return { value: `/${locale}/products`, label: t('search.nothing', { query: typed }), text: '' };
}

/** Removes the pages of disabled features. */
export const servedPages = (pages: readonly FoundPage[], switchedOff: readonly Feature[]): readonly FoundPage[] =>
  pages.filter(({ path }) => !isSwitchedOff(path, switchedOff));

/** Returns the most frequent searches and the most popular products. */
export async function loadPopular(context: Context): Promise<SearchStart> {
  const [top, settings] = await Promise.all([productsOf(context).topSearches(), shopSettings(context)]);
  return {
    searches: settings.topSearches,
    products: top.map((product) => suggestedProduct(product, settings.productPaths)),
  };
}

function suggestionsView({ products, pages }: Suggestions, paths: ProductPaths): Omit<SuggestionsView, 'last'> {
  const ofKind = (isPart: boolean) =>
    products
      .filter(({ kind }) => (kind === 'service-part') === isPart)
      .map((product) => suggestedProduct(product, paths));
  return {
    searches: [],
    products: ofKind(false).slice(0, limits.products),
    parts: ofKind(true).slice(0, limits.parts),
    pages: byKind(pages.slice(0, limits.pages)),
  };
}

function suggestedProduct(product: ProductSuggestion, paths: ProductPaths): SuggestedProduct {
  const { sku, name, modelNumber, image, price, coverage } = product;
  const path = productUrl(addressOf(product), paths);
  return { sku, path, name, modelNumber, image: image?.name ?? null, price, coverage };
}

/** Sorts pages by kind, so that each kind is listed under its heading. */
const byKind = (pages: readonly FoundPage[]) =>
  foundPageKinds.flatMap((pageKind) =>
    pages.filter(({ kind }) => kind === pageKind).map(({ title, path, kind }) => ({ title, path, kind })),
  );
