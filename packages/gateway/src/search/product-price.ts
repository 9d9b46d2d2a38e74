import { isDiscontinued, explainPrice, type PriceEntry, displayedAmount } from '@basin/domain';
import type { Price, Product, Variant } from '../catalogue/index.ts';

/** What a persona pays for a product's least expensive variant that is still sold, in decimal currency units. */
export interface ProductPrice {
  /** Before any sale. */
  readonly list: number;
  readonly final: number;
  readonly isOnSale: boolean;
}

/** The variants still sold; all of them when none is. */
function soldVariants(product: Product, now: Date): readonly Variant[] {
  const sold = product.variants.filter(({ discontinued }) => !isDiscontinued(discontinued, now));
  return sold.length > 0 ? sold : product.variants;
}

/** The price at which a product starts for a persona; undefined when it has none. */
export function productPrice(product: Product, persona: string, now: Date): ProductPrice | undefined {
  let least: ProductPrice | undefined;
  for (const variant of soldVariants(product, now)) {
    const price = variantPrice(variant, persona);
    if (price && (!least || price.final < least.final)) least = price;
  }
  return least;
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
