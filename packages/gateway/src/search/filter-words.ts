import { inLocale, defaultLanguage, locales, type ByLocale, type Locale } from '@basin/domain';
import { type Product, specificationsOf } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';
import { textsOf } from '../texts/texts.ts';
import type { Entry } from './entry.ts';
import { attributeField } from './product-entry.ts';
import { slugOf, wordsOf } from './fold-text.ts';
import type { Clause, TermsClause } from './query.ts';

/** A category by the words of its name in one of the languages. */
export interface NamedCategory {
  readonly locale: Locale;
  readonly words: readonly string[];
  /** Its products. */
  readonly clause: TermsClause;
}

/** What the filters of a collection are called and look like in a language. */
export interface FilterWords {
  /** Fields whose values are counted, in the order in which they came. */
  readonly facetFields: readonly string[];
  /** What a facet is called. */
  readonly labels: ReadonlyMap<string, string>;
  /** Categories and finer ones, by their names in every language. */
  readonly categories: Iterable<NamedCategory>;
  /** The swatch of a finish. */
  readonly swatches: ReadonlyMap<string, string>;
  /** A value of a facet in this language, for what it is in another one or in an address (`polished-nickel`); any other text as it is. */
  readonly ownValue: (field: string, value: string) => string;
  /** What a value of this language is in the default one: the same for all languages, so that an address can carry it. */
  readonly keyOf: (field: string, value: string) => string;
}

/** A filter in the words of this language: a link that changed its language brings those of another. */
export const inOwnWords = (clause: Clause, { ownValue }: FilterWords): Clause =>
  clause.kind === 'terms' ? { ...clause, values: clause.values.map((value) => ownValue(clause.field, value)) } : clause;

/** The values of one field in this language, and what else they are called. */
interface ValuesOfField {
  readonly own: Set<string>;
  readonly foreign: Map<string, string>;
  readonly keys: Map<string, string>;
  /** As an address spells them. */
  readonly bySlug: Map<string, string>;
}

/** What is known of a collection's filters: plain data, which can be written to disk. */
export interface FilterNames {
  readonly fields: Set<string>;
  readonly labels: Map<string, string>;
  readonly swatches: Map<string, string>;
  readonly categories: Map<string, NamedCategory>;
  readonly values: Map<string, ValuesOfField>;
}

const noNames = (locale: Locale): FilterNames => ({
  fields: new Set(),
  labels: new Map(Object.entries(textsOf('facets', locale))),
  swatches: new Map(),
  categories: new Map(),
  values: new Map(),
});

/** The words of a collection's filters, gathered product by product. */
export class FilterWordsBuilder implements FilterWords {
  readonly names: FilterNames;
  readonly #locale: Locale;

  constructor(locale: Locale, names = noNames(locale)) {
    this.#locale = locale;
    this.names = names;
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

  readonly ownValue = (field: string, value: string): string => {
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

  /** The facets of one product in two languages: their values stand in one order. */
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
