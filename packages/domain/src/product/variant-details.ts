import { isDiscontinued } from './is-discontinued.ts';
import type { SkuVariant } from './sku-variant.ts';

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

/**
 * The skus of sku details (`sku | customer-facing sku | marker`) and whether each is discontinued.
 *
 * @see catalogue spec §3
 */
export function skusFromDetails(details: readonly string[], now: Date): Pick<SkuVariant, 'sku' | 'discontinued'>[] {
  return details.flatMap((detail) => {
    const [sku = '', , marker] = partsOf(detail);
    return sku === '' ? [] : [{ sku, discontinued: isDiscontinued(marker, now) }];
  });
}
