import { setImmediate } from 'node:timers/promises';
import { locales, type Locale } from '@basin/domain';
import type { Product } from '../catalogue/product.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { EntryIndex } from './entry-index.ts';
import { attributeField, productEntry } from './product-entry.ts';
import { collections, type Collection } from './profile.ts';

/** One collection in one language: what is found, and the words around it. */
export interface CollectionIndex {
  readonly entries: EntryIndex;
  /** What a facet is called. */
  readonly labels: ReadonlyMap<string, string>;
  /** The swatch of a finish. */
  readonly swatches: ReadonlyMap<string, string>;
}

/** The whole catalogue as it was at a revision, on a day. */
export type CatalogueIndex = Readonly<Record<Collection, Readonly<Record<Locale, CollectionIndex>>>>;

const facetLabels: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    ProductSection_s: 'Department',
    ProductLocalCategory_s: 'Type',
    ProductBrandName_s: 'Brand',
    SKUColorFamily_s: 'Colour',
    SKUColorFinishName_s: 'Finish',
    ProductSize_s: 'Size',
    price: 'Price',
  },
  fr: {
    ProductSection_s: 'Rayon',
    ProductLocalCategory_s: 'Type',
    ProductBrandName_s: 'Marque',
    SKUColorFamily_s: 'Couleur',
    SKUColorFinishName_s: 'Fini',
    ProductSize_s: 'Dimensions',
    price: 'Prix',
  },
};

class CollectionBuilder implements CollectionIndex {
  readonly entries: EntryIndex;
  readonly labels: Map<string, string>;
  readonly swatches = new Map<string, string>();
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.entries = new EntryIndex(locale);
    this.labels = new Map(Object.entries(facetLabels[locale]));
  }

  add(product: Product, now: Date): void {
    this.entries.add(productEntry(product, this.#locale, now));
    for (const attribute of product.attributes) {
      if (attribute.facet) this.labels.set(attributeField(attribute), attribute.label[this.#locale]);
    }
    for (const { finish, swatch } of product.variants) {
      if (!this.swatches.has(finish[this.#locale])) this.swatches.set(finish[this.#locale], swatch);
    }
  }
}

/** Reads the catalogue into an index; other work goes on between the batches. */
export async function buildCatalogueIndex(source: CatalogueSource, now: Date): Promise<CatalogueIndex> {
  const index = Object.fromEntries(
    collections.map((collection) => [
      collection,
      Object.fromEntries(locales.map((locale) => [locale, new CollectionBuilder(locale)])),
    ]),
  ) as Record<Collection, Record<Locale, CollectionBuilder>>;
  for await (const products of source.batches()) {
    for (const product of products) {
      const collection = product.kind === 'part' ? 'basin_parts' : 'basin_catalog';
      for (const locale of locales) index[collection][locale].add(product, now);
    }
    await setImmediate();
  }
  for (const collection of collections) {
    for (const locale of locales) {
      index[collection][locale].entries.finish();
      await setImmediate();
    }
  }
  return index;
}
