import { chooseSku, productFields, skuToAdd, variantsFromColours } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { coverageOf, type CoverageView } from '../catalogue/index.ts';
import { findProduct, findRequiredParts, type BundleItems } from '../catalogue/index.server.ts';
import type { Addition } from './read-addition.ts';

/** What adding a product to the cart needs to know of it. */
export interface Buyable {
  readonly sku: string;
  readonly name: string;
  /** How tile and trim are sold. */
  readonly coverage: CoverageView | undefined;
  readonly bundleItems: BundleItems;
  /** The skus of the required parts that the shopper chose, in the finish that goes with the product's. */
  readonly partSkus: readonly string[];
}

const fields = (
  [
    'name',
    'masterSku',
    'variantSkus',
    'colourSkuDetails',
    'soldByBox',
    'soldByUom',
    'coveragePerUnit',
    'requiredAccessories',
  ] as const
).map((name) => productFields[name].wire);

/** The product that a form adds, by one call; a second one only when required parts were chosen. Null for an unknown slug. */
export async function findBuyable(
  context: Readonly<RouterContextProvider>,
  { slug, sku: wanted, accessories }: Addition,
): Promise<Buyable | null> {
  const found = await findProduct(context, slug, fields);
  if (!found) return null;
  const { product, bundleItems } = found;
  const variants = variantsFromColours(product.colourSkuDetails, new Date());
  const choices = { variants, masterSku: product.masterSku, variantSkus: product.variantSkus };
  const sku = skuToAdd(wanted, choices) ?? chooseSku(choices) ?? '';
  const keys = product.requiredAccessories.filter((key) => accessories.includes(key));
  const finish = variants.find((variant) => variant.sku === sku)?.colour ?? '';
  const parts = await findRequiredParts(context, keys, finish);
  const partSkus = parts.map(({ variant }) => variant.sku);
  return { sku, name: product.name ?? '', coverage: coverageOf(product), bundleItems, partSkus };
}
