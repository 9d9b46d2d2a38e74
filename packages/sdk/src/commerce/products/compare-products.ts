import type { SearchCalls } from '../../calls.ts';
import { inOrder } from './cards-by-sku.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { specificationsOf } from './product-details.ts';
import { askForSkus, cardFields, fieldsOf, type ProductSource } from './product-index.ts';

/** Products side by side. */
export interface ComparedProducts {
  /** In the order of the skus; one that is gone is left out. */
  readonly products: readonly ProductCard[];
  /** What any of them says of itself, in the order in which it comes up. */
  readonly rows: readonly ComparedRow[];
}

/** One property of products side by side. */
export interface ComparedRow {
  readonly label: string;
  /** One for each product; null where a product says nothing. */
  readonly values: readonly (string | null)[];
}

/** The products of some skus with their specifications as rows of one table. */
export async function compareProducts(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  skus: readonly string[],
): Promise<ComparedProducts> {
  const persona = await source.persona();
  const fields = [...cardFields(persona), ...fieldsOf(['specifications'])];
  const documents = await askForSkus(calls, source, skus, fields);
  const found = inOrder(skus, documents);
  const tables = found.map((product) => new Map(specificationsOf(product).map(({ label, value }) => [label, value])));
  const labels = new Set(tables.flatMap((table) => [...table.keys()]));
  return {
    products: found.map((product) => cardFrom(product, persona, source.now())),
    rows: [...labels].map((label) => ({ label, values: tables.map((table) => table.get(label) ?? null) })),
  };
}
