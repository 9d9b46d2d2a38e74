import { isDiscontinued } from './is-discontinued.ts';

/** One sellable finish of a product. @see platform spec §3 */
export interface SkuVariant {
  readonly colour: string;
  readonly sku: string;
  readonly discontinued: boolean;
}

/** One variant detail of the search index, its parts trimmed. */
function partsOf(detail: string): string[] {
  return detail.split('|').map((part) => part.trim());
}

/**
 * The variants of colour details (`colour | swatch | sku | customer-facing sku | marker`); a detail without a sku is left out.
 *
 * @see catalogue spec §3
 */
export function variantsFromColours(
  details: readonly string[],
  now: Date,
): (SkuVariant & { readonly swatch: string })[] {
  return details.flatMap((detail) => {
    const [colour = '', swatch = '', sku = '', , marker] = partsOf(detail);
    return sku === '' ? [] : [{ colour, swatch, sku, discontinued: isDiscontinued(marker, now) }];
  });
}

/** One sku of a product. @see catalogue spec §3 */
export interface SkuDetail extends Pick<SkuVariant, 'sku' | 'discontinued'> {
  /** The model number that shoppers see. */
  readonly customerFacingSku: string;
}

/**
 * Returns the skus of sku details (`sku | customer-facing sku | marker`); a detail without a sku is left out.
 *
 * @see catalogue spec §3
 */
export function skusFromDetails(details: readonly string[], now: Date): SkuDetail[] {
  return details.flatMap((detail) => {
    const [sku = '', customerFacingSku = '', marker] = partsOf(detail);
    return sku === '' ? [] : [{ sku, customerFacingSku, discontinued: isDiscontinued(marker, now) }];
  });
}

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

/** The sku to add: the selected one if the product has it, otherwise the default variant. @see catalogue spec §5 */
export function skuToAdd(selected: string | undefined, choices: SkuChoices): string | undefined {
  const known = choices.variantSkus ?? choices.variants.map(({ sku }) => sku);
  return selected !== undefined && known.includes(selected) ? selected : chooseSku(choices);
}
