import { sampledSku, sampleSku } from '@basin/domain';
import { bundleItemsFor } from './bundle-items.ts';
import type { ChooseFinish, ProductsCalls } from './get-product.ts';
import { coverageOf, type Coverage } from './product-card.ts';
import { chooseFinish } from './product-details.ts';
import { fetchBySlug, fieldsOf, type ProductSource } from './product-index.ts';
import { findParts } from './required-parts.ts';

/** The finish of a product, and the required parts to include. */
export interface ChooseParts extends ChooseFinish {
  /** Keys of required parts to look up, which takes a second call; none by default. */
  readonly keys?: readonly string[] | 'all' | undefined;
}

/** A product in one finish with the items to add to the cart with it, or a sample, which is added alone. */
export interface BuyableProduct {
  readonly sku: string;
  readonly name: string;
  /** How tile and trim are sold; null for other products. */
  readonly coverage: Coverage | null;
  /** The parts of a bundle, with their quantity per bundle. */
  readonly bundleItems: readonly { readonly sku: string; readonly quantity: number }[];
  /** The requested required parts, in the finish that matches the product's. */
  readonly parts: readonly { readonly sku: string; readonly name: string }[];
}

const buyableFields = /* @__PURE__ */ fieldsOf([
  ...(['name', 'slug', 'sku', 'masterSku', 'variantSkus', 'colourSkuDetails', 'soldByBox', 'soldByUom'] as const),
  ...(['coveragePerUnit', 'requiredAccessories'] as const),
]);

/** Returns the items to add to a cart for a product; null for an unknown slug. */
export async function findBuyable(
  calls: ProductsCalls,
  source: ProductSource,
  slug: string,
  { sku: wanted, keys = [] }: ChooseParts,
): Promise<BuyableProduct | null> {
  const found = await fetchBySlug(calls, source, slug, buyableFields);
  if (!found) return null;
  const { product } = found;
  const name = product.name ?? '';
  const sampled = sampledSku(wanted ?? '');
  const { sku, variant } = chooseFinish(product, sampled ?? wanted, source.now());
  if (sampled !== undefined) return { sku: sampleSku(sku), name, coverage: null, bundleItems: [], parts: [] };
  const requested = product.requiredAccessories.filter((key) => keys === 'all' || keys.includes(key));
  const [required, bundleItems] = await Promise.all([
    findParts(calls, source, requested, variant?.colour ?? ''),
    bundleItemsFor(calls, source, found, sku),
  ]);
  return {
    sku,
    name,
    coverage: coverageOf(product),
    bundleItems: bundleItems.map(({ sku: own, quantity }) => ({ sku: own, quantity })),
    parts: required.map(({ key, part, variant }) => ({ sku: variant.sku, name: part.name ?? key })),
  };
}
