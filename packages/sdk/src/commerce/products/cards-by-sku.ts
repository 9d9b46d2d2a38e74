import type { SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { fetchBySkus, cardFields, type ProductSource } from './product-index.ts';

interface SearchOnly {
  readonly search: SearchCalls;
}

/** Returns the product card of each sku; an unknown sku has none. */
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

/** Returns the product cards of some skus, in their order. */
export async function cardsOf(
  calls: SearchOnly,
  source: ProductSource,
  skus: readonly string[],
): Promise<ProductCard[]> {
  const persona = await source.persona();
  const documents = await fetchBySkus(calls, source, skus, cardFields(persona));
  return inOrder(skus, documents).map((product) => cardFrom(product, persona, source.now()));
}

/** Returns the products of some skus without duplicates, in the order of the skus. */
export const inOrder = (skus: readonly string[], documents: readonly Product[]): Product[] => [
  ...new Set(skus.flatMap((sku) => documents.find(({ variantSkus }) => variantSkus.includes(sku)) ?? [])),
];
