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
import { FilterWordsBuilder, type FilterNames, type FilterWords } from './filter-words.ts';
import { productEntries } from './product-entry.ts';
import { byCollectionName, collectionOf, type Collection } from './profile.ts';

/** One collection in one language: what is found, and the words around it. */
export interface CollectionIndex {
  readonly entries: EntryIndex;
  readonly words: FilterWords;
}

/** The whole catalogue as it was at a revision, on a day. */
export type CatalogueIndex = Readonly<Record<Collection, ByLocale<CollectionIndex>>>;

/** An index as plain data, which can be written to disk and opened again. */
export type GatheredIndex = Readonly<Record<Collection, GatheredCollection>>;

interface GatheredCollection {
  readonly common: CommonEntries;
  readonly languages: ByLocale<GatheredLanguage>;
}

interface GatheredLanguage {
  readonly entries: LanguageEntries;
  readonly names: FilterNames;
}

class CollectionBuilder {
  readonly #common = new CommonEntriesBuilder();
  readonly #languages = byLocale((locale) => ({
    entries: new LanguageEntriesBuilder(locale),
    words: new FilterWordsBuilder(locale),
  }));

  add(product: Product, now: Date): void {
    const entries = productEntries(product, now);
    this.#common.add(entries.en);
    for (const locale of locales) {
      const language = inLocale(this.#languages, locale);
      language.entries.add(inLocale(entries, locale));
      language.words.add(product, entries);
    }
  }

  async finish(): Promise<GatheredCollection> {
    const common = this.#common.finish();
    const languages: Record<Locale, GatheredLanguage> = {};
    for (const locale of locales) {
      await aTurn();
      const { entries, words } = inLocale(this.#languages, locale);
      languages[locale] = { entries: entries.finish(common), names: words.names };
    }
    return { common, languages: languages as ByLocale<GatheredLanguage> };
  }
}

/** Lets other work go on. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Reads the catalogue; other work goes on between the batches. */
export async function gatherCatalogue(source: CatalogueSource, now: Date): Promise<GatheredIndex> {
  const builders = byCollectionName(() => new CollectionBuilder());
  for await (const products of source.batches()) {
    for (const product of products) builders[collectionOf(product)].add(product, now);
    await aTurn();
  }
  return { basin_catalog: await builders.basin_catalog.finish(), basin_parts: await builders.basin_parts.finish() };
}

/** An index over what was gathered. */
export const openIndex = (gathered: GatheredIndex): CatalogueIndex =>
  byCollectionName((collection) => openCollection(gathered[collection]));

function openCollection({ common, languages }: GatheredCollection): ByLocale<CollectionIndex> {
  const opened = byLocale((locale) => {
    const { entries, names } = inLocale(languages, locale);
    return { entries: new EntryIndex(locale, common, entries), words: new FilterWordsBuilder(locale, names) };
  });
  const all = Object.values(opened).map(({ entries }) => entries);
  for (const entries of all) entries.fallBackOn(all.filter((other) => other !== entries));
  return opened;
}
