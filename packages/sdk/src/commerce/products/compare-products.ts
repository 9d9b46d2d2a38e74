import type { SearchCalls } from '../../calls.ts';
import { inOrder } from './cards-by-sku.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { specificationsOf } from './product-details.ts';
import { fetchBySkus, cardFields, fieldsOf, type ProductSource } from './product-index.ts';

/** A comparison of products. */
export interface ComparedProducts {
  /** The products in the order of the skus; unknown ones are left out. */
  readonly products: readonly ProductCard[];
  /** The specifications of any of the products, in the order of their first occurrence. */
  readonly rows: readonly ComparedRow[];
}

/** One specification of the compared products. */
export interface ComparedRow {
  readonly label: string;
  /** One value per product; null when a product does not have it. */
  readonly values: readonly (string | null)[];
}

/** Compares the products of some skus, with their specifications as rows. */
export async function compareProducts(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  skus: readonly string[],
): Promise<ComparedProducts> {
  const persona = await source.persona();
  const fields = [...cardFields(persona), ...fieldsOf(['specifications'])];
  const documents = await fetchBySkus(calls, source, skus, fields);
  const found = inOrder(skus, documents);
  const tables = found.map((product) => new Map(specificationsOf(product).map(({ label, value }) => [label, value])));
  const labels = new Set(tables.flatMap((table) => [...table.keys()]));
  return {
    products: found.map((product) => cardFrom(product, persona, source.now())),
    rows: [...labels].map((label) => ({ label, values: tables.map((table) => table.get(label) ?? null) })),
  };
}
