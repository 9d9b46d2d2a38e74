import { guestPersona, priceFields, productFieldNames } from '@basin/domain';
import type { InventoryCalls, ProductCalls, SearchCalls } from '../../calls.ts';
import type { Stock } from '../../contract/types.ts';
import type { Logger } from '../../logger.ts';
import { compareProducts, inOrder, type ComparedProducts } from './compare-products.ts';
import { listAddresses, type AddressedProduct } from './list-addresses.ts';
import { listDocuments, type ListDocuments, type ListedDocuments } from './list-documents.ts';
import { listingFrom, questionFrom, type ListedProducts, type ListProducts } from './list-products.ts';
import { offerOf } from './offer.ts';
import { cardFrom, coverageOf, type Coverage, type ProductCard } from './product-card.ts';
import { chooseFinish, detailsFrom, type BundleItem, type ProductDetails } from './product-details.ts';
import {
  askForSkus,
  askForSlug,
  askIndex,
  cardFields,
  fieldsOf,
  listingOf,
  plainWords,
  type ProductSource,
} from './product-index.ts';
import { productLinesFrom } from './product-lines.ts';
import { findParts, requiredPartsOf } from './required-parts.ts';
import {
  searchProducts,
  suggestProducts,
  type ProductSuggestion,
  type SearchedProducts,
  type SearchProducts,
} from './search-products.ts';

/** The products of a shop, for one shopper. */
export interface Products {
  /** A listing: products, what they can be narrowed by, and how many there are. */
  readonly list: (wanted?: ListProducts) => Promise<ListedProducts>;
  /** All that a product's page shows in one finish; null when the slug has no product. */
  readonly get: (slug: string, choice?: ChooseFinish) => Promise<ProductDetails | null>;
  /** Products, service parts and pages for a shopper's words. */
  readonly search: (words: string, wanted?: SearchProducts) => Promise<SearchedProducts>;
  /** What a shopper may mean while typing; nothing before the second letter. */
  readonly suggest: (typed: string) => Promise<readonly ProductSuggestion[]>;
  /** The product of each sku; a sku that is gone has none. */
  readonly bySku: (skus: readonly string[]) => Promise<ReadonlyMap<string, ProductCard>>;
  /** Products side by side, with their specifications as rows. */
  readonly compare: (skus: readonly string[]) => Promise<ComparedProducts>;
  /** What a shop needs to know to put a product into a cart, by one call; null when the slug has no product. */
  readonly parts: (slug: string, choice?: ChooseParts) => Promise<BuyableProduct | null>;
  /** Products with their files to read and to draw from. */
  readonly documents: (wanted?: ListDocuments) => Promise<ListedDocuments>;
  /** Every product, or every service part, with what its address is made of: for a site map. */
  readonly addresses: (wanted?: Pick<ListProducts, 'serviceParts'>) => Promise<readonly AddressedProduct[]>;
}

/** Which finish of a product is meant. */
export interface ChooseFinish {
  /** The first finish that is made when it is missing or not of the product. */
  readonly sku?: string | undefined;
}

/** Which finish of a product is meant, and which of the parts that it needs. */
export interface ChooseParts extends ChooseFinish {
  /** Keys of required parts to look up, by a second call; none unless given. */
  readonly keys?: readonly string[] | undefined;
}

/** A product in one finish, with what goes into the cart beside it. */
export interface BuyableProduct {
  readonly sku: string;
  readonly name: string;
  /** How tile and trim are sold; null for all else. */
  readonly coverage: Coverage | null;
  /** The parts of a set, with the pieces of each in one set. */
  readonly bundleItems: readonly { readonly sku: string; readonly quantity: number }[];
  /** The skus of the required parts that were asked for, in the finish that goes with the product's. */
  readonly partSkus: readonly string[];
}

/** The calls that products are made of. */
export interface ProductsCalls {
  readonly search: SearchCalls;
  readonly product: ProductCalls;
  readonly inventory: InventoryCalls;
}

/** For whom products are asked, and where the index keeps them. */
export interface ProductsOptions extends Partial<Omit<ProductSource, 'locale'>>, Pick<ProductSource, 'locale'> {
  readonly logger?: Logger | undefined;
}

/** The products of a shop over the calls given, which may be of your own making: kept for a time, for instance. */
export function createProducts(calls: ProductsCalls, { logger, ...options }: ProductsOptions): Products {
  const source: ProductSource = {
    persona: () => guestPersona,
    lines: () => productLinesFrom(),
    searchSession: () => undefined,
    now: () => new Date(),
    ...options,
  };
  return {
    list: (wanted = {}) => list(calls, source, wanted),
    get: (slug, choice = {}) => get({ calls, source, logger }, slug, choice),
    search: (words, wanted = {}) => searchProducts(calls, source, words, wanted),
    suggest: (typed) => suggestProducts(calls, source, typed),
    bySku: (skus) => bySku(calls, source, skus),
    compare: (skus) => compareProducts(calls, source, skus),
    parts: (slug, choice = {}) => parts(calls, source, slug, choice),
    documents: (wanted = {}) => listDocuments(calls, source, wanted),
    addresses: ({ serviceParts } = {}) => listAddresses(calls, source, serviceParts ? 'serviceParts' : 'products'),
  };
}

async function list(calls: ProductsCalls, source: ProductSource, wanted: ListProducts): Promise<ListedProducts> {
  const [persona, { products, serviceParts }] = await Promise.all([source.persona(), source.lines()]);
  const { sort, ...question } = questionFrom(wanted, persona);
  const { within = listingOf(wanted.serviceParts ? serviceParts : products) } = wanted;
  const answer = await askIndex(calls, source, {
    query: { ...within, ...(sort !== undefined && { sort }) },
    words: plainWords(wanted.words ?? ''),
    fields: cardFields(persona),
    ...question,
  });
  return listingFrom(answer, wanted.filters ?? {}, { persona, now: source.now() });
}

interface Asking {
  readonly calls: ProductsCalls;
  readonly source: ProductSource;
  readonly logger: Logger | undefined;
}

async function get(asking: Asking, slug: string, { sku: wanted }: ChooseFinish): Promise<ProductDetails | null> {
  const { calls, source } = asking;
  const persona = await source.persona();
  const fields = [...new Set([...cardFields(persona), ...productFieldNames('detail'), ...priceFields(persona)])];
  const found = await askForSlug(calls, source, slug, fields);
  if (!found) return null;
  const { product } = found;
  const now = source.now();
  const chosen = chooseFinish(product, wanted, now);
  const [offer, stock, requiredParts, recommended, bundleItems] = await Promise.all([
    offerOf(calls, slug),
    stockOf(asking, chosen.sku),
    requiredPartsOf(calls, source, product, chosen.variant?.colour ?? ''),
    cards(calls, source, product.recommendedAccessories),
    bundleItemsOf(calls, source, found.bundleItems),
  ]);
  return detailsFrom({ product, persona, chosen, offer, stock, requiredParts, recommended, bundleItems, now });
}

/** The stock of a sku; a failed question is logged only. @see catalogue spec §8 */
async function stockOf({ calls, logger }: Asking, sku: string): Promise<Stock | undefined> {
  try {
    return await calls.inventory.stock({ query: { sku } });
  } catch (problem) {
    logger?.warn('The stock could not be asked', problem);
    return undefined;
  }
}

async function bySku(calls: ProductsCalls, source: ProductSource, skus: readonly string[]) {
  const found = await cards(calls, source, skus);
  return new Map(
    skus.flatMap((sku) => {
      const card = found.find((product) => product.skus.includes(sku));
      return card ? [[sku, card] as const] : [];
    }),
  );
}

async function cards(calls: ProductsCalls, source: ProductSource, skus: readonly string[]): Promise<ProductCard[]> {
  const persona = await source.persona();
  const documents = await askForSkus(calls, source, skus, cardFields(persona));
  return inOrder(skus, documents).map((product) => cardFrom(product, persona, source.now()));
}

type FoundItems = NonNullable<Awaited<ReturnType<typeof askForSlug>>>['bundleItems'];

async function bundleItemsOf(calls: ProductsCalls, source: ProductSource, items: FoundItems): Promise<BundleItem[]> {
  const products = await bySku(
    calls,
    source,
    items.map(({ sku }) => sku),
  );
  return items.map(({ sku, name, quantity }) => {
    const product = products.get(sku) ?? null;
    return { sku, name: name ?? product?.name ?? sku, quantity, product };
  });
}

const buyableFields = fieldsOf([
  ...(['name', 'masterSku', 'variantSkus', 'colourSkuDetails', 'soldByBox', 'soldByUom'] as const),
  ...(['coveragePerUnit', 'requiredAccessories'] as const),
]);

async function parts(
  calls: ProductsCalls,
  source: ProductSource,
  slug: string,
  { sku: wanted, keys = [] }: ChooseParts,
): Promise<BuyableProduct | null> {
  const found = await askForSlug(calls, source, slug, buyableFields);
  if (!found) return null;
  const { product, bundleItems } = found;
  const { sku, variant } = chooseFinish(product, wanted, source.now());
  const asked = product.requiredAccessories.filter((key) => keys.includes(key));
  const required = await findParts(calls, source, asked, variant?.colour ?? '');
  return {
    sku,
    name: product.name ?? '',
    coverage: coverageOf(product),
    bundleItems: bundleItems.map((item) => ({ sku: item.sku, quantity: item.quantity })),
    partSkus: required.map((part) => part.variant.sku),
  };
}
