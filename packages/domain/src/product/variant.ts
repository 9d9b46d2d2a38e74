import { isDiscontinued } from './is-discontinued.ts';

/** One sellable finish of a product. @see platform spec §3 */
export interface SkuVariant {
  readonly colour: string;
  readonly sku: string;
  readonly discontinued: boolean;
}

/** Returns the trimmed parts of a variant detail of the search index. */
function partsOf(detail: string): string[] {
  return detail.split('|').map((part) => part.trim());
}

/**
 * Returns the variants of colour details (`colour | swatch | sku | customer-facing sku | marker`); details without a
 * sku are left out.
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
 * Returns the skus of sku details (`sku | customer-facing sku | marker`); details without a sku are left out.
 *
 * @see catalogue spec §3
 */
export function skusFromDetails(details: readonly string[], now: Date): SkuDetail[] {
  return details.flatMap((detail) => {
    const [sku = '', customerFacingSku = '', marker] = partsOf(detail);
    return sku === '' ? [] : [{ sku, customerFacingSku, discontinued: isDiscontinued(marker, now) }];
  });
}

/** The skus of a product to choose from. */
export interface SkuChoices {
  readonly variants: readonly SkuVariant[];
  readonly masterSku?: string | undefined;
  /** All skus of the product, used as the last resort. */
  readonly variantSkus?: readonly string[] | undefined;
}

/**
 * Returns the sku to show: the sellable variant of the colour, else the first sellable one, else, without variants, the
 * master sku. When all are discontinued, it is the first discontinued one, else the first of the sku list. Returns
 * undefined when there is no sku.
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
  // A product without variants is not "all discontinued", so its master sku comes before the list.
  return firstSellable ?? variants[0]?.sku ?? masterSku ?? variantSkus?.[0];
}

/**
 * Returns the sku to add: the selected one if the product has it, otherwise the default variant.
 *
 * @see catalogue spec §5
 */
export function skuToAdd(selected: string | undefined, choices: SkuChoices): string | undefined {
  const known = choices.variantSkus ?? choices.variants.map(({ sku }) => sku);
  return selected !== undefined && known.includes(selected) ? selected : chooseSku(choices);
}
