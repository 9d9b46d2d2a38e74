import type { SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { askForSkus, cardFields, type ProductSource } from './product-index.ts';

interface SearchOnly {
  readonly search: SearchCalls;
}

/** The product of each sku; a sku that is gone has none. */
export async function cardsBySku(
  calls: SearchOnly,
  source: ProductSource,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductCard>> {
  const found = await cardsOf(calls, source, skus);
  return new Map(
    skus.flatMap((sku) => {
      const card = found.find((product) => product.skus.includes(sku));
      return card ? [[sku, card] as const] : [];
    }),
  );
}

/** The products of some skus, in the order of these. */
export async function cardsOf(
  calls: SearchOnly,
  source: ProductSource,
  skus: readonly string[],
): Promise<ProductCard[]> {
  const persona = await source.persona();
  const documents = await askForSkus(calls, source, skus, cardFields(persona));
  return inOrder(skus, documents).map((product) => cardFrom(product, persona, source.now()));
}

/** The products of some skus, each once, in the order of the skus. */
export const inOrder = (skus: readonly string[], documents: readonly Product[]): Product[] => [
  ...new Set(skus.flatMap((sku) => documents.find(({ variantSkus }) => variantSkus.includes(sku)) ?? [])),
];
