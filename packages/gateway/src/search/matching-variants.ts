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

/**
 * Returns the variants that match all filters and the model number of a search: master variant first, discontinued ones
 * last.
 */
export function matchingVariants(
  product: Product,
  search: { readonly query: Query; readonly filters: readonly Clause[]; readonly locale: Locale; readonly now: Date },
): Variant[] {
  const { query, filters, locale, now } = search;
  const clauses = [query, ...filters].flatMap((clause) => (clause.kind === 'terms' ? [clause] : []));
  const model = query.kind === 'words' && /\d/.test(query.text) ? foldModelNumber(query.text) : '';
  const matches = (variant: Variant): boolean =>
    clauses.every(({ field, values }) => {
      const value = variantFields[field]?.(variant, locale);
      return value === undefined || values.includes(value);
    }) && [variant.sku, variant.customerFacingSku].some((text) => foldModelNumber(text).startsWith(model));
  const order = ({ sku, discontinued }: Variant): number =>
    Number(isDiscontinued(discontinued, now)) * 2 + Number(sku !== product.masterSku);
  return product.variants.filter(matches).sort((one, other) => order(one) - order(other));
}
