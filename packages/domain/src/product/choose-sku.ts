import type { SkuVariant } from './sku-variant.ts';

/** What is known about a product's skus. */
export interface SkuChoices {
  readonly variants: readonly SkuVariant[];
  readonly masterSku?: string | undefined;
  /** All skus of the product, the last resort. */
  readonly variantSkus?: readonly string[] | undefined;
}

/**
 * The sku to show: the sellable variant of the colour, else the first sellable one, else (no variants) the master sku;
 * when all are discontinued the first discontinued one, else the first of the sku list. Undefined when nothing is known.
 *
 * @see platform spec §4
 */
export function chooseSku({ variants, masterSku, variantSkus }: SkuChoices, colour?: string): string | undefined {
  let firstSellable: string | undefined;
  for (const { discontinued, sku, colour: variantColour } of variants) {
    if (discontinued) continue;
    if (variantColour === colour) return sku;
    firstSellable ??= sku;
  }
  // A product without variants is not "all discontinued", so its master sku goes before the list.
  return firstSellable ?? variants[0]?.sku ?? masterSku ?? variantSkus?.[0];
}
