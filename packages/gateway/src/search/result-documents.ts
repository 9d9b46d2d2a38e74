import type { Product, Variant } from '../catalogue/index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { visiblePersonas } from './field-access.ts';
import { masterVariant, pickFields, productDocument, type SolrDocument } from './product-document.ts';
import type { ParsedSearchRequest } from './parse-search-request.ts';
import { matchingVariants } from './matching-variants.ts';
import { finishWordCounter } from './named-finish.ts';
import type { Vocabulary } from './synonyms.ts';

/** A found product with its document. */
export interface Result {
  readonly product: Product;
  /** The variant that matches the search. */
  readonly shown: Variant;
  readonly document: SolrDocument;
}

interface ReadOptions {
  readonly now: Date;
  readonly filesOrigin: string;
  readonly vocabulary: Vocabulary;
}

/** Reads the current products of a page; products deleted since the index was built are omitted. */
export async function readResults(
  source: CatalogueSource,
  ids: readonly string[],
  request: ParsedSearchRequest,
  { now, filesOrigin, vocabulary }: ReadOptions,
): Promise<Result[]> {
  const { query, profile, locale, fields, persona } = request;
  const byId = await source.read(ids);
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  const backOrdered = await source.soldOut(products.flatMap(backOrderableSkus));
  const personas = visiblePersonas(persona);
  const finishWords = finishWordCounter(query, vocabulary, profile.isTyping);
  return products.flatMap((product) => {
    const [first = masterVariant(product), ...others] = matchingVariants(product, { ...request, now, finishWords });
    const variants = profile.isBySku ? [first, ...others] : [first];
    return variants.map((shown) => {
      const document = productDocument(product, { locale, personas, now, backOrdered, shown, filesOrigin });
      return { product, shown, document: pickFields(document, fields) };
    });
  });
}

function backOrderableSkus({ variants }: Product): string[] {
  return variants.filter(({ backOrderable }) => backOrderable).map(({ sku }) => sku);
}
