import { isDiscontinued, type Locale } from '@basin/domain';
import type { Product, Variant } from '../catalogue/product.ts';
import { foldModelNumber } from './fold-text.ts';
import type { Clause, Query } from './query.ts';

type Reader = (variant: Variant, locale: Locale) => string;

const variantFields: Readonly<Record<string, Reader>> = {
  sku_s: ({ sku }) => sku,
  CustomerFacingSKU_s: ({ customerFacingSku }) => customerFacingSku,
  SKUColorFinishName_s: ({ finish }, locale) => finish[locale],
  SKUColorFamily_s: ({ colourFamily }, locale) => colourFamily[locale],
};

/** The variant that a question is about: one that all its filters and its model number fit, still sold if possible. */
export function shownVariant(
  product: Product,
  question: { readonly query: Query; readonly filters: readonly Clause[]; readonly locale: Locale; readonly now: Date },
): Variant | undefined {
  const { query, filters, locale, now } = question;
  const clauses = [query, ...filters].filter(
    (clause) => clause.kind === 'terms' && clause.field in variantFields,
  ) as Extract<Clause, { kind: 'terms' }>[];
  const model = query.kind === 'words' && /\d/.test(query.text) ? foldModelNumber(query.text) : '';
  const fits = (variant: Variant): boolean =>
    clauses.every(({ field, values }) => values.includes(variantFields[field]?.(variant, locale) ?? '')) &&
    [variant.sku, variant.customerFacingSku].some((text) => foldModelNumber(text).startsWith(model));
  const master = product.variants.filter(({ sku }) => sku === product.masterSku);
  const fitting = [...master, ...product.variants].filter(fits);
  return fitting.find(({ discontinued }) => !isDiscontinued(discontinued, now)) ?? fitting[0];
}
