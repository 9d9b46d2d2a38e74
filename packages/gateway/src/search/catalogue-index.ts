import { type ByLocale, inLocale, type Locale, locales } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';
import { byLocale } from '../texts/by-locale.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { EntryIndex } from './entry-index.ts';
import {
  CommonEntriesBuilder,
  LanguageEntriesBuilder,
  type CommonEntries,
  type LanguageEntries,
} from './entry-index-builder.ts';
import { FilterLabelsBuilder, type FilterLabelData, type FilterLabels } from './filter-labels.ts';
import { productEntries } from './product-entry.ts';
import { byCollectionName, collectionOf, type SearchCollection } from './profile.ts';

/** The index of a collection in a language, and the labels of its filters. */
export interface CollectionIndex {
  readonly entries: EntryIndex;
  readonly labels: FilterLabels;
}

/** The index of the whole catalogue at a revision and date. */
export type CatalogueIndex = Readonly<Record<SearchCollection, ByLocale<CollectionIndex>>>;

/** The data of an index, which can be written to disk and opened again. */
export type IndexData = Readonly<Record<SearchCollection, CollectionData>>;

interface CollectionData {
  readonly common: CommonEntries;
  readonly languages: ByLocale<LanguageData>;
}

interface LanguageData {
  readonly entries: LanguageEntries;
  readonly names: FilterLabelData;
}

class CollectionBuilder {
  readonly #common = new CommonEntriesBuilder();
  readonly #languages = byLocale((locale) => ({
    entries: new LanguageEntriesBuilder(locale),
    labels: new FilterLabelsBuilder(locale),
  }));

  add(product: Product, now: Date): void {
    const entries = productEntries(product, now);
    this.#common.add(entries.en);
    for (const locale of locales) {
      const language = inLocale(this.#languages, locale);
      language.entries.add(inLocale(entries, locale));
      language.labels.add(product, entries);
    }
  }

  async finish(): Promise<CollectionData> {
    const common = this.#common.finish();
    const languages: Record<Locale, LanguageData> = {};
    for (const locale of locales) {
      await yieldToEventLoop();
      const { entries, labels } = inLocale(this.#languages, locale);
      languages[locale] = { entries: entries.finish(common), names: labels.names };
    }
    return { common, languages: languages as ByLocale<LanguageData> };
  }
}

/** Yields to the event loop. */
const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve));

/** Builds the data of the index from the catalogue, yielding to other work between batches. */
export async function buildIndexData(source: CatalogueSource, now: Date): Promise<IndexData> {
  const builders = byCollectionName(() => new CollectionBuilder());
  for await (const products of source.batches()) {
    for (const product of products) builders[collectionOf(product)].add(product, now);
    await yieldToEventLoop();
  }
  return { basin_catalog: await builders.basin_catalog.finish(), basin_parts: await builders.basin_parts.finish() };
}

/** Creates an index from its data. */
export const openIndex = (data: IndexData): CatalogueIndex =>
  byCollectionName((collection) => openCollection(data[collection]));

function openCollection({ common, languages }: CollectionData): ByLocale<CollectionIndex> {
  const opened = byLocale((locale) => {
    const { entries, names } = inLocale(languages, locale);
    return { entries: new EntryIndex(locale, common, entries), labels: new FilterLabelsBuilder(locale, names) };
  });
  const all = Object.values(opened).map(({ entries }) => entries);
  for (const entries of all) entries.fallBackOn(all.filter((other) => other !== entries));
  return opened;
}
