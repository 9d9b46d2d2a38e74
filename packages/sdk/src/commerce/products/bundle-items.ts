import type { ProductCalls, SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import {
  cardFields,
  fetchBySkus,
  fetchBySlug,
  fieldsOf,
  type FoundProduct,
  type ProductSource,
} from './product-index.ts';
import { priceOfSku, type ProductPrice } from './product-price.ts';
import { offerOf } from './offer.ts';

/** A part of a bundle, in the finish that matches the bundle's. */
export interface BundleItem {
  readonly sku: string;
  readonly name: string;
  /** Pieces per bundle. */
  readonly quantity: number;
  /** The product of the part; null when it is sold only in the bundle. */
  readonly product: ProductCard | null;
  /** The price of one piece without the bundle; null when none is shown. */
  readonly price: ProductPrice | null;
}

interface ItemCalls {
  readonly search: SearchCalls;
  readonly product: ProductCalls;
}

type IndexItems = FoundProduct['bundleItems'];

/** Returns the parts of a bundle for the finish of a sku: the index returns those of the finish that it shows. */
export async function bundleItemsFor(
  calls: ItemCalls,
  source: ProductSource,
  { product, bundleItems }: FoundProduct,
  sku: string,
): Promise<IndexItems> {
  if (bundleItems.length === 0 || product.sku === sku) return bundleItems;
  const inFinish = await fetchBySlug(calls, source, product.slug ?? '', fieldsOf(['slug']), sku);
  return inFinish?.bundleItems ?? bundleItems;
}

/** Returns the parts of a bundle with their products and prices. */
export async function pricedItems(
  calls: ItemCalls,
  source: ProductSource,
  items: IndexItems,
): Promise<readonly BundleItem[]> {
  const persona = await source.persona();
  const skus = items.map(({ sku }) => sku);
  const documents = await fetchBySkus(calls, source, skus, cardFields(persona));
  return Promise.all(
    items.map(async ({ sku, name, quantity }) => {
      const part = documents.find(({ variantSkus }) => variantSkus.includes(sku));
      if (!part) return { sku, name: name ?? sku, quantity, product: null, price: null };
      const product = cardFrom(part, persona, source.now());
      const price = await priceIn(calls, part, { sku, persona });
      return { sku, name: name ?? product.name, quantity, product, price };
    }),
  );
}

const priceIn = async (
  calls: ItemCalls,
  part: Product,
  { sku, persona }: { readonly sku: string; readonly persona: string },
) => priceOfSku(await offerOf(calls, part.slug ?? ''), { sku, persona, product: part });
