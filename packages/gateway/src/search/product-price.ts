import { isDiscontinued, explainPrice, type PriceEntry, displayedAmount } from '@basin/domain';
import type { Price, Product, Variant } from '../catalogue/index.ts';

/** The price of a product's cheapest available variant for a persona, in decimal currency units. */
export interface ProductPrice {
  /** The price before any sale. */
  readonly list: number;
  readonly final: number;
  readonly isOnSale: boolean;
}

/** Returns the variants that are not discontinued, or all when every variant is. */
function soldVariants(product: Product, now: Date): readonly Variant[] {
  const sold = product.variants.filter(({ discontinued }) => !isDiscontinued(discontinued, now));
  return sold.length > 0 ? sold : product.variants;
}

/** Returns the starting price of a product for a persona, or undefined when it has none. */
export function productPrice(product: Product, persona: string, now: Date): ProductPrice | undefined {
  let lowest: ProductPrice | undefined;
  for (const variant of soldVariants(product, now)) {
    const price = variantPrice(variant, persona);
    if (price && (!lowest || price.final < lowest.final)) lowest = price;
  }
  return lowest;
}

function variantPrice({ sku, prices }: Variant, persona: string): ProductPrice | undefined {
  const chosen = explainPrice(prices.map(priceEntryFrom), { sku, persona, discounted: true });
  if (!chosen) return undefined;
  const list = chosen.entry?.value ?? chosen.price;
  return { list: displayedAmount(list), final: displayedAmount(chosen.price), isOnSale: chosen.isDiscounted };
}

function priceEntryFrom({
  key,
  sku,
  customerGroup,
  currencyCode,
  centAmount,
  discountedCentAmount,
}: Price): PriceEntry {
  return {
    key,
    sku,
    value: { centAmount, currencyCode },
    ...(discountedCentAmount !== undefined && {
      discounted: { value: { centAmount: discountedCentAmount, currencyCode } },
    }),
    ...(customerGroup && { customerGroup: { key: customerGroup } }),
  };
}
