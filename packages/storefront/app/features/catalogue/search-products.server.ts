import {
  facetFilter,
  priceField,
  productUrl,
  searchSessionId,
  withLanguageFilter,
  type ProductAddress,
} from '@basin/domain';
import { nullOn, type Product } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { cardFields, listingRequest } from './listing/listing-request.server.ts';
import type { ListingState } from './listing/listing-state.ts';
import { facetViews, keyedFacets, priceRangeFrom, type ListingView } from './listing/listing-view.ts';
import { catalogueContext, languageContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import type { FoundGroup } from './listing/arrange-results.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { productCard, type CardOptions, type ProductCardView } from './product-card.ts';

type Context = Readonly<RouterContextProvider>;

/** A source of products in the index: which profile and collection, and what is always filtered. */
export interface ProductSource {
  readonly profilename: string;
  readonly collections: string;
  readonly q?: string | undefined;
  readonly fq?: readonly string[];
  /** A shopper's words: the index's search answers instead of its listing. */
  readonly keyword?: string;
  readonly sort?: string | undefined;
}

const mostRows = 90; // three pages: the index answers at most 100 rows

/** A page that a shopper's words lead to. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
  readonly description?: string | undefined;
}

/** What a listing shows, and the filters of its address in the keys that all languages share. */
export interface FoundListing {
  readonly view: ListingView;
  readonly facets: ListingState['query']['facets'];
  /** The product whose own number the shopper's words are. */
  readonly named: ProductCardView | undefined;
  /** How well the shopper's words fit. */
  readonly group: FoundGroup;
  /** A rule of the search names a page for the shopper's words: the first of the pages. */
  readonly hasOwnPage: boolean;
  /** Pages that the shopper's words lead to. */
  readonly pages: readonly PageLink[];
}

/** A view of a listing: the products of its pages, its filters and its price range. */
export async function findListing(context: Context, source: ProductSource, state: ListingState): Promise<FoundListing> {
  const { persona } = context.get(shopperContext);
  const { rows, start, ...request } = listingRequest(state, persona);
  const chunks = Array.from({ length: Math.ceil(rows / mostRows) }, (_, index) => ({
    start: start + index * mostRows,
    rows: Math.min(mostRows, rows - index * mostRows),
  }));
  const query = { ...request, fq: [...(source.fq ?? []), ...request.fq] };
  const answers = Promise.all(chunks.map((chunk) => search(context, source, { ...query, ...chunk })));
  const [first, ...others] = (await answers.catch(nullOn(400))) ?? []; // the address names a field that does not exist
  const options = await cardOptions(context);
  const price = first?.ranges.find(({ field }) => field === priceField(persona)) ?? first?.ranges[0];
  const { facets = [], valueKeys = {} } = first ?? {};
  const chosen = keyedFacets(state.query.facets, valueKeys);
  const documents = [first, ...others].flatMap((answer) => answer?.documents ?? []);
  const products = documents.map((found) => productCard(found, options));
  const view = {
    total: first?.total ?? 0,
    products,
    facets: facetViews(facets, valueKeys, chosen).filter(({ values }) => values.length > 0),
    price: price && priceRangeFrom(price),
  };
  return {
    view,
    facets: chosen,
    named: products[documents.findIndex((found) => hasNumber(found, source.keyword))],
    group: { total: view.total, isNear: first?.isNearMatch ?? false, isCategory: first?.isCategoryMatch ?? false },
    hasOwnPage: first?.redirect !== undefined,
    pages: first?.pages ?? [],
  };
}

const hasNumber = ({ masterSku, sku, masterCustomerFacingSku }: Product, words = '') =>
  [masterSku ?? sku, masterCustomerFacingSku].some((number) => number?.toLowerCase() === words.trim().toLowerCase());

/** The first products of a source. */
export async function findProducts(context: Context, source: ProductSource, rows: number): Promise<ProductCardView[]> {
  const { persona } = context.get(shopperContext);
  const fq = [...(source.fq ?? [])];
  const { sort } = source;
  const answer = await search(context, source, {
    fl: cardFields(persona),
    fq,
    rows,
    start: 0,
    ...(sort ? { sort } : {}),
  });
  const options = await cardOptions(context);
  return answer.documents.map((found) => productCard(found, options));
}

/** The products of these skus, in the order of the skus; one that is gone is left out. */
export async function findProductsBySku(context: Context, skus: readonly string[]): Promise<ProductCardView[]> {
  return [...new Set((await findCardsBySku(context, skus)).values())];
}

/** The product of each of these skus, in the order of the skus; one that is gone is left out. */
export async function findCardsBySku(context: Context, skus: readonly string[]): Promise<Map<string, ProductCardView>> {
  const [documents, options] = await Promise.all([findDocumentsBySku(context, skus), cardOptions(context)]);
  const found = documents.map((product) => ({ skus: product.variantSkus, card: productCard(product, options) }));
  return new Map(
    skus.flatMap((sku) => {
      const card = found.find((product) => product.skus.includes(sku))?.card;
      return card ? [[sku, card] as const] : [];
    }),
  );
}

/** The products that have one of these skus. */
export async function findDocumentsBySku(context: Context, skus: readonly string[]): Promise<readonly Product[]> {
  if (skus.length === 0) return [];
  const { products } = await shopSettings(context);
  const source = { profilename: products.listingProfilename, collections: products.collections };
  const { persona } = context.get(shopperContext);
  const request = {
    fl: cardFields(persona),
    fq: [facetFilter('variantList.sku_ss', skus) ?? ''],
    rows: mostRows,
    start: 0,
  };
  return (await search(context, source, request)).documents;
}

/** The cards of products that were found elsewhere. */
export async function cardsOf(context: Context, products: readonly Product[]): Promise<Map<Product, ProductCardView>> {
  const options = await cardOptions(context);
  return new Map(products.map((product) => [product, productCard(product, options)]));
}

interface IndexRequest {
  readonly fl: string[];
  readonly fq: readonly string[];
  readonly rows: number;
  readonly start: number;
  readonly sort?: string;
}

/** One question to the index; words go to its search, anything else to its listing. */
async function search(
  context: Context,
  { profilename, collections, q = '*:*', keyword }: ProductSource,
  request: IndexRequest,
) {
  const catalogue = context.get(catalogueContext);
  const { persona } = context.get(shopperContext);
  const { locale } = context.get(languageContext);
  const fq = withLanguageFilter(request.fq, locale);
  const query = { ...request, fq, profilename, collections, ...(await searchSession(context)) };
  if (keyword === undefined) return catalogue.search.listing({ query: { ...query, q, persona } });
  const { sort: _, ...unsorted } = query; // a search is in the order of its words
  return catalogue.search.query({ query: { ...unsorted, q: keyword } });
}

/** Whose search it is; all guests search as one. */
async function searchSession(context: Context): Promise<{ sessionId?: string }> {
  if (!context.get(shopperContext).isSignedIn) return {};
  const { anonymousId = 'new' } = await context.get(sdkContext).session.current();
  return { sessionId: searchSessionId(anonymousId, new Date()) };
}

/** What cards need to know of the request. */
async function cardOptions(context: Context): Promise<CardOptions> {
  const { persona } = context.get(shopperContext);
  const [{ productPaths }, miniatureOf] = await Promise.all([shopSettings(context), miniaturesFor(context)]);
  const pathOf = (product: Product) => productUrl(addressOf(product), productPaths);
  return { persona, now: new Date(), pathOf, miniatureOf };
}

/** What a product's address is made of. */
export function addressOf({ slug = '', categories, kind, localCategory }: Product): ProductAddress {
  const kinds: Record<string, ProductAddress['kind']> = {
    part: 'service-part',
    service: localCategory?.startsWith('Install') ? 'install-service' : 'design-service',
  };
  return { slug, category: categories[0], kind: kinds[kind ?? ''] };
}
