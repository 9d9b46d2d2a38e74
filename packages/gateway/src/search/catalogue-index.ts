import { type ByLocale, inLocale, locales, type Locale } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Entry } from './entry.ts';
import { EntryIndex } from './entry-index.ts';
import { FilterWordsBuilder, type FilterWords } from './filter-words.ts';
import { productEntries } from './product-entry.ts';
import { byCollection, collectionOf, type Collection } from './profile.ts';

/** One collection in one language: what is found, and the words around it. */
export interface CollectionIndex {
  readonly entries: EntryIndex;
  readonly words: FilterWords;
}

/** The whole catalogue as it was at a revision, on a day. */
export type CatalogueIndex = Readonly<Record<Collection, ByLocale<CollectionIndex>>>;

class CollectionBuilder implements CollectionIndex {
  readonly entries: EntryIndex;
  readonly words: FilterWordsBuilder;
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.entries = new EntryIndex(locale);
    this.words = new FilterWordsBuilder(locale);
  }

  add(product: Product, entries: ByLocale<Entry>): void {
    this.entries.add(inLocale(entries, this.#locale));
    this.words.add(product, entries);
  }
}

/** Lets other work go on. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Reads the catalogue into an index; other work goes on between the batches. */
export async function buildCatalogueIndex(source: CatalogueSource, now: Date): Promise<CatalogueIndex> {
  const index = byCollection((locale) => new CollectionBuilder(locale));
  for await (const products of source.batches()) {
    for (const product of products) {
      const entries = productEntries(product, now);
      for (const locale of locales) inLocale(index[collectionOf(product)], locale).add(product, entries);
    }
    await aTurn();
  }
  for (const languages of Object.values(index)) {
    const all = Object.values(languages).map(({ entries }) => entries);
    for (const entries of all) {
      entries.finish();
      await aTurn();
    }
    for (const entries of all) entries.fallBackOn(all.filter((other) => other !== entries));
  }
  return index;
}
