import { variantsFromColours } from '@basin/domain';
import type { Product } from '../contract/product-document.ts';
import type { SearchResults } from '../contract/search-answer.ts';
import { createLatest } from '../state/latest.ts';
import { errorTextOf } from '../state/request-status.ts';
import { createStore, type Store } from '../state/store.ts';
import {
  findProduct,
  findRestrictions,
  isOnBackOrder,
  type ProductAnswerCalls,
  type ProductSource,
  type Restriction,
} from './product-answers.ts';

/** What a detail page shows. @see catalogue spec §4 */
export interface ProductDetailsState {
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly error: string | undefined;
  /** Undefined when the slug has no product. */
  readonly product: Product | undefined;
  readonly bundleItems: SearchResults<Product>['bundleItems'];
  readonly queryId: string | undefined;
  /** By sku. */
  readonly restrictions: ReadonlyMap<string, Restriction>;
  readonly isOnBackOrder: boolean;
}

/** What came of a detail page; a failure is a value. @see catalogue spec §8 */
export type LoadedProduct =
  { readonly ok: true; readonly product: Product | undefined } | { readonly ok: false; readonly error: unknown };

export interface ProductDetailsStore extends Store<ProductDetailsState> {
  /** The product of a slug with its restrictions and its back-order status; undefined when a newer slug took over. */
  readonly load: (slug: string) => Promise<LoadedProduct | undefined>;
}

const nothing: ProductDetailsState = {
  status: 'pending',
  error: undefined,
  product: undefined,
  bundleItems: [],
  queryId: undefined,
  restrictions: new Map(),
  isOnBackOrder: false,
};

/** A detail page that goes from product to product. @see catalogue spec §4, §7, §8 */
export function createProductDetails(calls: ProductAnswerCalls, source: ProductSource): ProductDetailsStore {
  const store = createStore<ProductDetailsState>(nothing);
  const latest = createLatest();
  return {
    ...store,
    async load(slug) {
      store.set(nothing);
      try {
        const found = await latest.run((signal) => loadAll(calls, source, slug, signal));
        if (!found) return undefined;
        store.set({ ...found, status: 'succeeded' });
        return { ok: true, product: found.product };
      } catch (error) {
        store.set({ status: 'failed', error: errorTextOf(error) });
        return { ok: false, error };
      }
    },
  };
}

async function loadAll(calls: ProductAnswerCalls, source: ProductSource, slug: string, signal: AbortSignal) {
  const { documents, bundleItems, queryId } = await findProduct(calls, source, slug, signal);
  const [product] = documents;
  const { variantSkus = [], productId, masterSku } = product ?? {};
  const [restrictions, onBackOrder] = await Promise.all([
    findRestrictions(calls, source, variantSkus),
    productId !== undefined && masterSku !== undefined && isOnBackOrder(calls, source, { productId, masterSku }),
  ]);
  return { product, bundleItems, queryId, restrictions, isOnBackOrder: onBackOrder };
}

/** An accessory beside a product. @see catalogue spec §3 */
export interface AccessoryProduct {
  readonly sku: string | undefined;
  readonly slug: string | undefined;
  readonly variants: ReturnType<typeof variantsFromColours>;
  readonly recommendedAccessories: readonly string[];
  readonly productBrand: string | undefined;
  readonly data: Product;
}

/** A product as an accessory is shown. */
export const accessoryProduct = (product: Product, now: Date): AccessoryProduct => ({
  sku: product.sku ?? product.masterSku,
  slug: product.slug,
  variants: variantsFromColours(product.colourSkuDetails, now),
  recommendedAccessories: product.recommendedAccessories,
  productBrand: product.brand,
  data: product,
});
