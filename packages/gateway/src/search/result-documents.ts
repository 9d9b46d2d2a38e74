import type { Product, Variant } from '../catalogue/index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { visiblePersonas } from './field-access.ts';
import { masterVariant, pickFields, productDocument, type SolrDocument } from './product-document.ts';
import type { ReadQuestion } from './read-question.ts';
import { fittingVariants } from './fitting-variants.ts';

/** A product that was found, as its document shows it. */
export interface Result {
  readonly product: Product;
  /** The variant that the question is about. */
  readonly shown: Variant;
  readonly document: SolrDocument;
}

/** The products of a page, read now: what has gone since the index was built is left out. */
export async function readResults(
  source: CatalogueSource,
  ids: readonly string[],
  question: ReadQuestion,
  { now, filesOrigin }: { readonly now: Date; readonly filesOrigin: string },
): Promise<Result[]> {
  const { locale, fields, persona } = question;
  const byId = await source.read(ids);
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  const backOrdered = await source.soldOut(products.flatMap(backOrderableSkus));
  const personas = visiblePersonas(persona);
  return products.flatMap((product) => {
    const [first = masterVariant(product), ...others] = fittingVariants(product, { ...question, now });
    const variants = question.profile.isBySku ? [first, ...others] : [first];
    return variants.map((shown) => {
      const document = productDocument(product, { locale, personas, now, backOrdered, shown, filesOrigin });
      return { product, shown, document: pickFields(document, fields) };
    });
  });
}

function backOrderableSkus({ variants }: Product): string[] {
  return variants.filter(({ backOrderable }) => backOrderable).map(({ sku }) => sku);
}
