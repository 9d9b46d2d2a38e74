import { inLocale, isDiscontinued, type Locale } from '@basin/domain';
import type { Product, Variant } from '../catalogue/index.ts';
import { foldModelNumber } from './fold-text.ts';
import type { Clause, Query } from './query.ts';

type Reader = (variant: Variant, locale: Locale) => string;

const variantFields: Readonly<Record<string, Reader>> = {
  sku_s: ({ sku }) => sku,
  CustomerFacingSKU_s: ({ customerFacingSku }) => customerFacingSku,
  SKUColorFinishName_s: ({ finish }, locale) => inLocale(finish, locale),
  SKUColorFamily_s: ({ colourFamily }, locale) => inLocale(colourFamily, locale),
};

/** A search, as far as it selects among the variants of a product. */
interface VariantSearch {
  readonly query: Query;
  readonly filters: readonly Clause[];
  readonly locale: Locale;
  readonly now: Date;
  /** The number of words of a variant's finish, if the shopper's words name it. */
  readonly finishWords: (variant: Variant) => number;
}

/**
 * Returns the variants that match all filters and, when its words are a model number of the product, that number: those
 * in a finish that the words name first, then the master variant, discontinued ones last.
 */
export function matchingVariants(product: Product, search: VariantSearch): Variant[] {
  const { query, filters, locale, now, finishWords } = search;
  const clauses = [query, ...filters].flatMap((clause) => (clause.kind === 'terms' ? [clause] : []));
  const filtered = product.variants.filter((variant) =>
    clauses.every(({ field, values }) => {
      const value = variantFields[field]?.(variant, locale);
      return value === undefined || values.includes(value);
    }),
  );
  const numbered = filtered.filter(hasNumber(query));
  const order = (variant: Variant): number =>
    Number(isDiscontinued(variant.discontinued, now)) * 1000 -
    finishWords(variant) * 2 +
    Number(variant.sku !== product.masterSku);
  // words with a digit can also be a size: "24 inch towel bar"
  return (numbered.length > 0 ? numbered : filtered).sort((one, other) => order(one) - order(other));
}

/** Returns whether the model number or sku of a variant starts with the words of a query; true for words without a digit. */
function hasNumber(query: Query): (variant: Variant) => boolean {
  const model = query.kind === 'words' && /\d/.test(query.text) ? foldModelNumber(query.text) : '';
  return ({ sku, customerFacingSku }) =>
    [sku, customerFacingSku].some((text) => foldModelNumber(text).startsWith(model));
}
