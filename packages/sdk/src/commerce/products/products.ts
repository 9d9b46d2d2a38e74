import { findPart, isOnBackOrder, type ProductIdentity, type ServicePart } from './back-order.ts';
import { byNumber, type NumberedProduct } from './by-number.ts';
import { cardsBySku } from './cards-by-sku.ts';
import { compareProducts, type ComparedProducts } from './compare-products.ts';
import { findBuyable, type BuyableProduct, type ChooseParts } from './find-buyable.ts';
import { getProduct, type ChooseFinish, type ProductsCalls } from './get-product.ts';
import { listAddresses, type AddressedProduct } from './list-addresses.ts';
import { listDocuments, type ListDocuments, type ListedDocuments } from './list-documents.ts';
import { listProducts, type ListedProducts, type ListProducts } from './list-products.ts';
import type { ProductCard } from './product-card.ts';
import type { ProductDetails } from './product-details.ts';
import { productSourceFrom, type ProductsOptions } from './product-source.ts';
import { restrictionsOf, type SkuRestriction } from './restrictions.ts';
import { searchProducts, type SearchedProducts, type SearchProducts } from './search-products.ts';
import { suggestProducts, topSearches, type ProductSuggestion, type Suggestions } from './suggest-products.ts';

/** The products of a shop, for one shopper. */
export interface Products {
  /** A listing: products, what they can be narrowed by, and how many there are. */
  readonly list: (wanted?: ListProducts) => Promise<ListedProducts>;
  /** All that a product's page shows in one finish; null when the slug has no product. */
  readonly get: (slug: string, choice?: ChooseFinish) => Promise<ProductDetails | null>;
  /** Products, service parts and pages for a shopper's words. */
  readonly search: (words: string, wanted?: SearchProducts) => Promise<SearchedProducts>;
  /** Products, service parts and pages that a shopper may mean while typing; nothing before the second letter. */
  readonly suggest: (typed: string) => Promise<Suggestions>;
  /** The five products that shoppers look for most. */
  readonly topSearches: () => Promise<readonly ProductSuggestion[]>;
  /** The product of each sku; a sku that is gone has none. */
  readonly bySku: (skus: readonly string[]) => Promise<ReadonlyMap<string, ProductCard>>;
  /** The product of each model number or sku, in any case of letters; an unknown number has none. */
  readonly byNumber: (numbers: readonly string[]) => Promise<ReadonlyMap<string, NumberedProduct>>;
  /** Products side by side, with their specifications as rows. */
  readonly compare: (skus: readonly string[]) => Promise<ComparedProducts>;
  /** What a shop needs to know to put a product into a cart, by one call; null when the slug has no product. */
  readonly parts: (slug: string, choice?: ChooseParts) => Promise<BuyableProduct | null>;
  /** Where skus may not be sent, and which are made to order; a failure is logged and gives none. */
  readonly restrictions: (skus: readonly string[]) => Promise<ReadonlyMap<string, SkuRestriction>>;
  /** Whether a product is on back order in its first finish. */
  readonly isOnBackOrder: (product: ProductIdentity) => Promise<boolean>;
  /** The service part of a number; null when there is none. */
  readonly part: (sku: string) => Promise<ServicePart | null>;
  /** Products with their files to read and to draw from. */
  readonly documents: (wanted?: ListDocuments) => Promise<ListedDocuments>;
  /** Every product, or every service part, with what its address is made of: for a site map. */
  readonly addresses: (wanted?: Pick<ListProducts, 'serviceParts'>) => Promise<readonly AddressedProduct[]>;
}

/** The products of a shop over the calls given, which may be of your own making: kept for a time, for instance. */
export function createProducts(calls: ProductsCalls, { logger, ...options }: ProductsOptions): Products {
  const source = productSourceFrom(options);
  return {
    list: (wanted = {}) => listProducts(calls, source, wanted),
    get: (slug, choice = {}) => getProduct({ calls, source, logger }, slug, choice),
    search: (words, wanted = {}) => searchProducts(calls, source, words, wanted),
    suggest: (typed) => suggestProducts(calls, source, typed),
    topSearches: () => topSearches(calls, source),
    bySku: (skus) => cardsBySku(calls, source, skus),
    byNumber: (numbers) => byNumber(calls, source, numbers),
    compare: (skus) => compareProducts(calls, source, skus),
    parts: (slug, choice = {}) => findBuyable(calls, source, slug, choice),
    restrictions: (skus) => restrictionsOf(calls, source, skus, logger),
    isOnBackOrder: (product) => isOnBackOrder(calls, source, product),
    part: (sku) => findPart(calls, source, sku),
    documents: (wanted = {}) => listDocuments(calls, source, wanted),
    addresses: ({ serviceParts } = {}) => listAddresses(calls, source, serviceParts ? 'serviceParts' : 'products'),
  };
}
