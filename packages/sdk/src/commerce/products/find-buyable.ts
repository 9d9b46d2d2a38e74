import { sampledSku, sampleSku } from '@basin/domain';
import type { ChooseFinish, ProductsCalls } from './get-product.ts';
import { coverageOf, type Coverage } from './product-card.ts';
import { chooseFinish } from './product-details.ts';
import { askForSlug, fieldsOf, type ProductSource } from './product-index.ts';
import { findParts } from './required-parts.ts';

/** Which finish of a product is meant, and which of the parts that it needs. */
export interface ChooseParts extends ChooseFinish {
  /** Keys of required parts to look up, by a second call; none unless given. */
  readonly keys?: readonly string[] | 'all' | undefined;
}

/** A product in one finish, with what goes into the cart beside it; or a sample, which goes alone. */
export interface BuyableProduct {
  readonly sku: string;
  readonly name: string;
  /** How tile and trim are sold; null for all else. */
  readonly coverage: Coverage | null;
  /** The parts of a set, with the pieces of each in one set. */
  readonly bundleItems: readonly { readonly sku: string; readonly quantity: number }[];
  /** The required parts that were asked for, in the finish that goes with the product's. */
  readonly parts: readonly { readonly sku: string; readonly name: string }[];
}

const buyableFields = /* @__PURE__ */ fieldsOf([
  ...(['name', 'masterSku', 'variantSkus', 'colourSkuDetails', 'soldByBox', 'soldByUom'] as const),
  ...(['coveragePerUnit', 'requiredAccessories'] as const),
]);

/** What goes into a cart with a product; null when the slug has no product. */
export async function findBuyable(
  calls: ProductsCalls,
  source: ProductSource,
  slug: string,
  { sku: wanted, keys = [] }: ChooseParts,
): Promise<BuyableProduct | null> {
  const found = await askForSlug(calls, source, slug, buyableFields);
  if (!found) return null;
  const { product, bundleItems } = found;
  const name = product.name ?? '';
  const sampled = sampledSku(wanted ?? '');
  const { sku, variant } = chooseFinish(product, sampled ?? wanted, source.now());
  if (sampled !== undefined) return { sku: sampleSku(sku), name, coverage: null, bundleItems: [], parts: [] };
  const asked = product.requiredAccessories.filter((key) => keys === 'all' || keys.includes(key));
  const required = await findParts(calls, source, asked, variant?.colour ?? '');
  return {
    sku,
    name,
    coverage: coverageOf(product),
    bundleItems: bundleItems.map((item) => ({ sku: item.sku, quantity: item.quantity })),
    parts: required.map(({ key, part, variant }) => ({ sku: variant.sku, name: part.name ?? key })),
  };
}
