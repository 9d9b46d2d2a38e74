import { displayedAmount, isDiscontinued } from '@basin/domain';
import { priceOf, type Product, type Variant } from '../catalogue/index.ts';

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

/** Returns the price of a variant by the rules of the cart, which reads no prices of other groups. */
function variantPrice(variant: Variant, persona: string): ProductPrice | undefined {
  const price = priceOf(variant, persona);
  if (!price) return undefined;
  const { value, discounted = { value } } = price;
  return {
    list: displayedAmount(value),
    final: displayedAmount(discounted.value),
    isOnSale: price.discounted !== undefined,
  };
}
