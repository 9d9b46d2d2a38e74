import { type ByLocale, inLocale, locales, type Locale } from '@basin/domain';
import { byLocale } from '../../texts/by-locale.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import type { Entry } from '../entry.ts';
import { FilterWordsBuilder, type FilterWords } from '../filter-words.ts';
import { foldModelNumber, wordsOf } from '../fold-text.ts';
import { keyFields, productEntries } from '../product-entry.ts';
import { byCollection, collectionOf, collections, type Collection } from '../profile.ts';
import { fieldWeights, type EntryTexts } from '../word-index.ts';
import type { SolrCore } from './solr-core.ts';
import { GENERATION, LANGUAGE, MODELS, numberFields, RANK, textField, titleOrders, VARIANTS } from './solr-fields.ts';

/** The words of every collection in every language. */
export type CatalogueWords = Readonly<Record<Collection, ByLocale<FilterWords>>>;

/** Reads the words of the filters, and the places of titles in the order of their language. */
export async function surveyCatalogue(source: CatalogueSource, now: Date) {
  const words = byCollection((locale) => new FilterWordsBuilder(locale));
  const titles = byLocale(() => new Set<string>());
  for await (const products of source.batches()) {
    for (const product of products) {
      const entries = productEntries(product, now);
      for (const locale of locales) {
        inLocale(words[collectionOf(product)], locale).add(product, entries);
        inLocale(titles, locale).add(inLocale(product.name, locale));
      }
    }
  }
  return { words: words as CatalogueWords, places: byLocale((locale) => placesOf(inLocale(titles, locale), locale)) };
}

function placesOf(titles: ReadonlySet<string>, locale: Locale): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return new Map([...titles].sort(compare).map((title, place) => [title, place]));
}

/**
 * Fills the collections with the catalogue as it is now, then takes out what was made from an older one. Until its
 * end the older one is found. The same documents twice are the same documents: several processes may feed at once.
 */
export async function feedSolr(
  cores: Readonly<Record<Collection, SolrCore>>,
  source: CatalogueSource,
  now: Date,
  generation: string,
): Promise<CatalogueWords> {
  const { words, places } = await surveyCatalogue(source, now);
  for (const collection of collections) await defineFields(cores[collection], words[collection]);
  for await (const products of source.batches()) {
    const documents: Record<Collection, object[]> = { basin_catalog: [], basin_parts: [] };
    for (const product of products) {
      const entries = productEntries(product, now);
      const words = Object.assign(
        {},
        ...locales.map((locale) => textWords(inLocale(entries, locale).texts, locale)),
      ) as object;
      for (const locale of locales) {
        documents[collectionOf(product)].push({
          ...solrDocument(inLocale(entries, locale), locale, inLocale(places, locale), generation),
          ...words,
        });
      }
    }
    for (const collection of collections) {
      if (documents[collection].length > 0) await cores[collection].update(documents[collection]);
    }
  }
  for (const collection of collections) {
    await cores[collection].update({ delete: { query: `-${GENERATION}:"${generation}"` }, commit: {} });
  }
  return words;
}

/** Adds the fields that the collection's schema does not have. */
async function defineFields(core: SolrCore, words: CatalogueWords[Collection]): Promise<void> {
  const facets = new Set(locales.flatMap((locale) => inLocale(words, locale).facetFields));
  const fields = [
    ...[...keyFields, ...facets, MODELS].map((name) => ({ name, type: 'string', multiValued: true, docValues: true })),
    ...[LANGUAGE, GENERATION].map((name) => ({ name, type: 'string' })),
    ...[...numberFields, RANK].map((name) => ({ name, type: 'pdouble' })),
    ...[VARIANTS, ...Object.values(titleOrders)].map((name) => ({ name, type: 'pint' })),
    ...locales.flatMap((locale) => texts.map((text) => ({ name: textField(text, locale), type: 'text_ws' }))),
  ];
  const known = await core.fieldNames();
  await core.addFields(fields.filter(({ name }) => !known.has(name)));
}

/** An entry as Solr keeps it. */
function solrDocument(entry: Entry, locale: Locale, places: ReadonlyMap<string, number>, generation: string): object {
  return {
    id: `${entry.id}_${locale}`,
    [LANGUAGE]: locale,
    [GENERATION]: generation,
    [RANK]: entry.rank,
    [VARIANTS]: entry.variantCount,
    [MODELS]: entry.models.map(foldModelNumber),
    ...entry.keys,
    ...entry.facets,
    ...entry.numbers,
    ...Object.fromEntries(
      Object.entries(titleOrders).map(([field, order]) => [order, places.get(entry.titles[field] ?? '')]),
    ),
  };
}

/** The words of an entry's texts, as Solr compares them. */
function textWords(entry: EntryTexts, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => [textField(text, locale), entry[text].flatMap((each) => wordsOf(each, locale)).join(' ')]),
  );
}

const texts = Object.keys(fieldWeights) as (keyof EntryTexts)[];
