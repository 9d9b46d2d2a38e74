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
import { offersBySku, pricesBySku, type SkuOffer } from './offers-by-sku.ts';
import type { ProductPrice } from './product-price.ts';
import { productSourceFrom, type ProductsOptions } from './product-source.ts';
import { restrictionsOf, type SkuRestriction } from './restrictions.ts';
import { searchProducts, type SearchedProducts, type SearchProducts } from './search-products.ts';
import { suggestProducts, topSearches, type ProductSuggestion, type Suggestions } from './suggest-products.ts';

/** The products of a shop, for one shopper. */
export interface Products {
  /** Lists products, with the filters that they offer and their total. */
  readonly list: (wanted?: ListProducts) => Promise<ListedProducts>;
  /** Returns all data of a product page in one finish; null for an unknown slug. */
  readonly get: (slug: string, choice?: ChooseFinish) => Promise<ProductDetails | null>;
  /** Finds products, service parts and pages for a shopper's words. */
  readonly search: (words: string, wanted?: SearchProducts) => Promise<SearchedProducts>;
  /** Suggests products, service parts and pages while a shopper types; empty below two characters. */
  readonly suggest: (typed: string) => Promise<Suggestions>;
  /** Returns the five most searched products. */
  readonly topSearches: () => Promise<readonly ProductSuggestion[]>;
  /** Returns the product card of each sku; an unknown sku has none. */
  readonly bySku: (skus: readonly string[]) => Promise<ReadonlyMap<string, ProductCard>>;
  /** Returns the price and the stock of each sku for the shopper; an unknown sku has none. */
  readonly offers: (skus: readonly string[]) => Promise<ReadonlyMap<string, SkuOffer>>;
  /** Returns the price of each sku for the shopper; a sku without a price has none. */
  readonly prices: (skus: readonly string[]) => Promise<ReadonlyMap<string, ProductPrice>>;
  /** Returns the product of each model number or sku, case-insensitively; an unknown number has none. */
  readonly byNumber: (numbers: readonly string[]) => Promise<ReadonlyMap<string, NumberedProduct>>;
  /** Compares products, with their specifications as rows. */
  readonly compare: (skus: readonly string[]) => Promise<ComparedProducts>;
  /** Returns the data for adding a product to a cart, in one call; null for an unknown slug. */
  readonly parts: (slug: string, choice?: ChooseParts) => Promise<BuyableProduct | null>;
  /** Returns the shipping restrictions of skus, and which are made to order; a failure is logged and returns none. */
  readonly restrictions: (skus: readonly string[]) => Promise<ReadonlyMap<string, SkuRestriction>>;
  /** Returns whether a product is on back order in its first finish. */
  readonly isOnBackOrder: (product: ProductIdentity) => Promise<boolean>;
  /** Returns the service part with a sku; null for an unknown one. */
  readonly part: (sku: string) => Promise<ServicePart | null>;
  /** Lists products with their documents and drawings. */
  readonly documents: (wanted?: ListDocuments) => Promise<ListedDocuments>;
  /** Returns the URL parts of products, or of service parts, for a site map: all of them, or `limit` after `skip`. */
  readonly addresses: (
    wanted?: Pick<ListProducts, 'serviceParts' | 'skip' | 'limit'>,
  ) => Promise<readonly AddressedProduct[]>;
}

/** Creates the products of a shop on the given calls, which can be your own functions, for instance with a cache. */
export function createProducts(calls: ProductsCalls, { logger, ...options }: ProductsOptions): Products {
  const source = productSourceFrom(options);
  return {
    list: (wanted = {}) => listProducts(calls, source, wanted),
    get: (slug, choice = {}) => getProduct({ calls, source, logger }, slug, choice),
    search: (words, wanted = {}) => searchProducts(calls, source, words, wanted),
    suggest: (typed) => suggestProducts(calls, source, typed),
    topSearches: () => topSearches(calls, source),
    bySku: (skus) => cardsBySku(calls, source, skus),
    offers: (skus) => offersBySku(calls, source, skus),
    prices: (skus) => pricesBySku(calls, source, skus),
    byNumber: (numbers) => byNumber(calls, source, numbers),
    compare: (skus) => compareProducts(calls, source, skus),
    parts: (slug, choice = {}) => findBuyable(calls, source, slug, choice),
    restrictions: (skus) => restrictionsOf(calls, source, skus, logger),
    isOnBackOrder: (product) => isOnBackOrder(calls, source, product),
    part: (sku) => findPart(calls, source, sku),
    documents: (wanted = {}) => listDocuments(calls, source, wanted),
    addresses: (wanted = {}) => listAddresses(calls, source, wanted),
  };
}
