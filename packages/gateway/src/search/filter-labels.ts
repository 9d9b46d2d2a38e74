import { inLocale, defaultLanguage, locales, type ByLocale, type Locale } from '@basin/domain';
import { type Product, specificationsOf } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';
import { textsOf } from '../texts/texts.ts';
import type { Entry } from './entry.ts';
import { attributeField } from './product-entry.ts';
import { slugOf, wordsOf } from './fold-text.ts';
import type { Clause, TermsClause } from './query.ts';

/** A category, by the words of its name in a language. */
export interface NamedCategory {
  readonly locale: Locale;
  readonly words: readonly string[];
  /** Matches its products. */
  readonly clause: TermsClause;
}

/** The labels, values and swatches of a collection's filters in a language. */
export interface FilterLabels {
  /** The fields whose values are counted, in order of first appearance. */
  readonly facetFields: readonly string[];
  /** Facet labels by field. */
  readonly labels: ReadonlyMap<string, string>;
  /** Categories and subcategories, by their names in every language. */
  readonly categories: Iterable<NamedCategory>;
  /** Swatches by finish. */
  readonly swatches: ReadonlyMap<string, string>;
  /**
   * Returns the value in this language of a value in any language or of a slug (`polished-nickel`); other text is
   * returned unchanged.
   */
  readonly localValue: (field: string, value: string) => string;
  /** Compares values in the language's alphabetical order. */
  readonly compare: (one: string, other: string) => number;
  /** Returns the value in the default language, which serves as a language-independent key in URLs. */
  readonly keyOf: (field: string, value: string) => string;
}

/** Translates a filter's values to this language; a link whose language was switched has values of another one. */
export const localizeFilter = (clause: Clause, { localValue }: FilterLabels): Clause =>
  clause.kind === 'terms'
    ? { ...clause, values: clause.values.map((value) => localValue(clause.field, value)) }
    : clause;

/** The values of a field in this language, and their names in others. */
interface FieldValues {
  readonly own: Set<string>;
  readonly foreign: Map<string, string>;
  readonly keys: Map<string, string>;
  /** By slug, as in URLs. */
  readonly bySlug: Map<string, string>;
}

/** The data of a collection's filter labels, which can be written to disk. */
export interface FilterLabelData {
  readonly fields: Set<string>;
  readonly labels: Map<string, string>;
  readonly swatches: Map<string, string>;
  readonly categories: Map<string, NamedCategory>;
  readonly values: Map<string, FieldValues>;
}

const emptyLabels = (locale: Locale): FilterLabelData => ({
  fields: new Set(),
  labels: new Map(Object.entries(textsOf('facets', locale))),
  swatches: new Map(),
  categories: new Map(),
  values: new Map(),
});

/** Builds the labels of a collection's filters, one product after the other. */
export class FilterLabelsBuilder implements FilterLabels {
  readonly names: FilterLabelData;
  readonly compare: FilterLabels['compare'];
  readonly #locale: Locale;

  constructor(locale: Locale, names = emptyLabels(locale)) {
    this.#locale = locale;
    this.names = names;
    this.compare = new Intl.Collator(locale, { numeric: true }).compare;
  }

  get facetFields(): readonly string[] {
    return [...this.names.fields];
  }

  get labels(): ReadonlyMap<string, string> {
    return this.names.labels;
  }

  get swatches(): ReadonlyMap<string, string> {
    return this.names.swatches;
  }

  get categories(): Iterable<NamedCategory> {
    return this.names.categories.values();
  }

  add(product: Product, entries: ByLocale<Entry>): void {
    const { facets } = inLocale(entries, this.#locale);
    this.#addCategory(product.category, 'Product_Category', product.category.en);
    this.#addCategory(product.localCategory, 'ProductLocalCategory_s', inLocale(product.localCategory, this.#locale));
    for (const field of Object.keys(facets)) this.names.fields.add(field);
    for (const attribute of specificationsOf(product)) {
      if (attribute.facet) this.names.labels.set(attributeField(attribute), inLocale(attribute.label, this.#locale));
    }
    for (const { finish, swatch } of product.variants) {
      const name = inLocale(finish, this.#locale);
      if (!this.names.swatches.has(name)) this.names.swatches.set(name, swatch);
    }
    for (const locale of locales)
      if (locale !== this.#locale) this.#addForeign(facets, inLocale(entries, locale), locale);
  }

  readonly localValue = (field: string, value: string): string => {
    const values = this.names.values.get(field);
    return values?.own.has(value) ? value : (values?.foreign.get(value) ?? values?.bySlug.get(value) ?? value);
  };

  readonly keyOf = (field: string, value: string): string => this.names.values.get(field)?.keys.get(value) ?? value;

  #addCategory(name: Localized, field: string, value: string): void {
    for (const locale of locales) {
      const key = `${locale} ${field} ${value}`;
      if (this.names.categories.has(key)) continue;
      const clause = { kind: 'terms', field, values: [value] } as const;
      this.names.categories.set(key, { locale, words: wordsOf(inLocale(name, locale), locale), clause });
    }
  }

  /** Maps the facet values of a product in another language to this one; both lists are in the same order. */
  #addForeign(facets: Entry['facets'], { facets: foreignFacets }: Entry, locale: Locale): void {
    for (const [field, own] of Object.entries(facets)) {
      const values = this.names.values.get(field) ?? {
        own: new Set(),
        foreign: new Map(),
        keys: new Map(),
        bySlug: new Map(),
      };
      this.names.values.set(field, values);
      const foreign = foreignFacets[field] ?? [];
      own.forEach((value, index) => {
        const foreignValue = foreign[index] ?? value;
        if (values.own.has(value) && values.foreign.get(foreignValue) === value) return;
        values.own.add(value);
        values.foreign.set(foreignValue, value);
        for (const name of [value, foreignValue]) values.bySlug.set(slugOf(name), value);
        if (locale === defaultLanguage) values.keys.set(value, foreignValue);
      });
    }
  }
}
