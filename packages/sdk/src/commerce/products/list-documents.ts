import type { SearchCalls } from '../../calls.ts';
import { checkCounts } from './check-counts.ts';
import { filterQueries } from './filter-fields.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { documentsOf, type ProductFile } from './product-file.ts';
import { queryIndex, fieldsOf, listingOf, plainWords, type ProductSource } from './product-index.ts';

/** The products whose documents to list; by default all products by name. */
export interface ListDocuments {
  /** Words that describe the product, or its model number. */
  readonly words?: string | undefined;
  readonly skip?: number | undefined;
  /** Maximum number of products; 24 by default, at most 1000. */
  readonly limit?: number | undefined;
}

/** Products with their documents and drawings. */
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

const defaultLimit = 24;

/** The kinds of products with documents: services have none, service parts no sheets. */
const kindsWithSheets = ['fixture', 'tile', 'trim'];

const fields = /* @__PURE__ */ fieldsOf([
  ...(['id', 'slug', 'name', 'masterSku', 'masterCustomerFacingSku', 'image', 'categories', 'kind'] as const),
  ...(['tearSheet', 'installationFiles', 'cadFiles', 'modelFiles'] as const),
]);

/** Lists the documents of products. */
export async function listDocuments(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  { words = '', skip = 0, limit = defaultLimit }: ListDocuments,
): Promise<ListedDocuments> {
  checkCounts({ skip, limit });
  const { products: line } = await source.lines();
  const plain = plainWords(words);
  const listing = { ...listingOf(line), sort: 'productName_s asc' };
  const { documents, total } = await queryIndex(calls, source, {
    query: plain === undefined ? listing : { profilename: line.search, collections: line.collections },
    words: plain,
    fields,
    filters: filterQueries({ kind: kindsWithSheets }),
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
