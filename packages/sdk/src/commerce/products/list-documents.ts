import type { SearchCalls } from '../../calls.ts';
import { questionsOf } from './filter-fields.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { documentsOf, type ProductFile } from './product-file.ts';
import { askIndex, fieldsOf, listingOf, plainWords, type ProductSource } from './product-index.ts';

/** Which products' documents to list; those of all products by name unless something is said. */
export interface ListDocuments {
  /** Words of the product, or its model number. */
  readonly words?: string | undefined;
  readonly skip?: number | undefined;
  /** How many products to answer with at most; 24 unless given. */
  readonly limit?: number | undefined;
}

/** Products with what there is to read and to draw about them. */
export interface ListedDocuments {
  readonly total: number;
  readonly products: readonly DocumentedProduct[];
}

/** A product and its files. */
export interface DocumentedProduct extends Pick<
  ProductCard,
  'sku' | 'modelNumber' | 'slug' | 'kind' | 'category' | 'name' | 'image'
> {
  readonly documents: readonly ProductFile[];
}

const usualLimit = 24;

/** Services have nothing to read, service parts no sheet. */
const kindsWithSheets = ['fixture', 'tile', 'trim'];

const fields = /* @__PURE__ */ fieldsOf([
  ...(['id', 'slug', 'name', 'masterSku', 'masterCustomerFacingSku', 'image', 'categories', 'kind'] as const),
  ...(['localCategory', 'tearSheet', 'installationFiles', 'cadFiles', 'modelFiles'] as const),
]);

/** The documents of products. */
export async function listDocuments(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  { words = '', skip = 0, limit = usualLimit }: ListDocuments,
): Promise<ListedDocuments> {
  const { products: line } = await source.lines();
  const plain = plainWords(words);
  const listing = { ...listingOf(line), sort: 'productName_s asc' };
  const { documents, total } = await askIndex(calls, source, {
    query: plain === undefined ? listing : { profilename: line.search, collections: line.collections },
    words: plain,
    fields,
    filters: questionsOf({ kind: kindsWithSheets }),
    skip,
    limit,
  });
  const persona = await source.persona();
  const products = documents.map((product) => {
    const { sku, modelNumber, slug, kind, category, name, image } = cardFrom(product, persona, source.now());
    return { sku, modelNumber, slug, kind, category, name, image, documents: documentsOf(product) };
  });
  return { total, products };
}
