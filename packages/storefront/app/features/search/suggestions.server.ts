import { typeAheadRows, withLanguageFilter } from '@basin/domain';
import type { RouterContextProvider, LoaderFunctionArgs } from 'react-router';
import { searchWords } from '../catalogue/index.server.ts';
import { catalogueContext, languageContext } from '../../shell/request-context.server.ts';
import { shopSettings, type SearchProfile } from '../../shell/settings/shop-settings.server.ts';
import type { Suggestion } from './suggestion.ts';

/** What a shopper may mean while typing: products first, then service parts. Read by the search field only. */
export async function loadSuggestions({ context, url }: LoaderFunctionArgs): Promise<Suggestion[]> {
  const keyword = searchWords(url.searchParams.get('keyword') ?? '');
  if (keyword === undefined || keyword.length < 2) return [];
  const { products, serviceParts } = await shopSettings(context);
  const [found, parts] = await Promise.all([
    suggest(context, products, keyword),
    suggest(context, serviceParts, keyword),
  ]);
  return [...found.map(suggestionIn('products')), ...parts.map(suggestionIn('parts'))].slice(0, typeAheadRows);
}

async function suggest(context: Readonly<RouterContextProvider>, profile: SearchProfile, keyword: string) {
  const { locale } = context.get(languageContext);
  const query = {
    q: keyword,
    fl: ['sku_s', 'masterCustomerFacingSKU_s', 'productName_s', 'SKUImageFilename_s'],
    fq: withLanguageFilter([], locale),
    rows: typeAheadRows,
    start: 0,
    profilename: profile.typeAheadProfilename,
    collections: profile.collections,
  };
  return (await context.get(catalogueContext).search.query({ query })).documents;
}

type Found = Awaited<ReturnType<typeof suggest>>[number];

const suggestionIn =
  (group: Suggestion['group']) =>
  ({ sku = '', masterCustomerFacingSku = '', name = '', image }: Found): Suggestion => ({
    sku,
    modelNumber: masterCustomerFacingSku,
    name,
    image,
    group,
  });
