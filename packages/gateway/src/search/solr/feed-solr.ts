import { type ByLocale, inLocale, locales, type Locale } from '@basin/domain';
import { byLocale } from '../../texts/by-locale.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import type { Entry } from '../entry.ts';
import { FilterLabelsBuilder, type FilterLabels } from '../filter-labels.ts';
import { foldModelNumber, wordsOf } from '../fold-text.ts';
import { keyFields, productEntries } from '../product-entry.ts';
import { byCollection, collectionOf, collections, type SearchCollection } from '../profile.ts';
import { fieldWeights, type EntryTexts } from '../word-index.ts';
import type { SolrCore } from './solr-core.ts';
import {
  generationField,
  languageField,
  modelsField,
  numberFields,
  rankField,
  textField,
  titleOrders,
  variantsField,
} from './solr-fields.ts';

/** The filter labels of every collection in every language. */
export type CatalogueLabels = Readonly<Record<SearchCollection, ByLocale<FilterLabels>>>;

/** Reads the catalogue to collect the filter labels and the alphabetical positions of titles in each language. */
export async function surveyCatalogue(source: CatalogueSource, now: Date) {
  const labels = byCollection((locale) => new FilterLabelsBuilder(locale));
  const titles = byLocale(() => new Set<string>());
  for await (const products of source.batches()) {
    for (const product of products) {
      const entries = productEntries(product, now);
      for (const locale of locales) {
        inLocale(labels[collectionOf(product)], locale).add(product, entries);
        inLocale(titles, locale).add(inLocale(product.name, locale));
      }
    }
  }
  return {
    labels: labels as CatalogueLabels,
    places: byLocale((locale) => placesOf(inLocale(titles, locale), locale)),
  };
}

function placesOf(titles: ReadonlySet<string>, locale: Locale): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return new Map([...titles].sort(compare).map((title, place) => [title, place]));
}

/**
 * Writes the current catalogue to the collections, then deletes documents of older generations, which remain searchable
 * until then. Writing is idempotent, so several processes may feed Solr at the same time.
 */
export async function feedSolr(
  cores: Readonly<Record<SearchCollection, SolrCore>>,
  source: CatalogueSource,
  now: Date,
  generation: string,
): Promise<CatalogueLabels> {
  const { labels, places } = await surveyCatalogue(source, now);
  for (const collection of collections) await defineFields(cores[collection], labels[collection]);
  for await (const products of source.batches()) {
    const documents: Record<SearchCollection, object[]> = { basin_catalog: [], basin_parts: [] };
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
    await cores[collection].update({ delete: { query: `-${generationField}:"${generation}"` }, commit: {} });
  }
  return labels;
}

/** Adds missing fields to the collection's schema. */
async function defineFields(core: SolrCore, labels: CatalogueLabels[SearchCollection]): Promise<void> {
  const facets = new Set(locales.flatMap((locale) => inLocale(labels, locale).facetFields));
  const fields = [
    ...[...keyFields, ...facets, modelsField].map((name) => ({
      name,
      type: 'string',
      multiValued: true,
      docValues: true,
    })),
    ...[languageField, generationField].map((name) => ({ name, type: 'string' })),
    ...[...numberFields, rankField].map((name) => ({ name, type: 'pdouble' })),
    ...[variantsField, ...Object.values(titleOrders)].map((name) => ({ name, type: 'pint' })),
    ...locales.flatMap((locale) => texts.map((text) => ({ name: textField(text, locale), type: 'text_ws' }))),
  ];
  const known = await core.fieldNames();
  await core.addFields(fields.filter(({ name }) => !known.has(name)));
}

/** Returns the Solr document of an entry. */
function solrDocument(entry: Entry, locale: Locale, places: ReadonlyMap<string, number>, generation: string): object {
  return {
    id: `${entry.id}_${locale}`,
    [languageField]: locale,
    [generationField]: generation,
    [rankField]: entry.rank,
    [variantsField]: entry.variantCount,
    [modelsField]: entry.models.map(foldModelNumber),
    ...entry.keys,
    ...entry.facets,
    ...entry.numbers,
    ...Object.fromEntries(
      Object.entries(titleOrders).map(([field, order]) => [order, places.get(entry.titles[field] ?? '')]),
    ),
  };
}

/** Returns the folded words of an entry's texts, by Solr field. */
function textWords(entry: EntryTexts, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => [textField(text, locale), entry[text].flatMap((each) => wordsOf(each, locale)).join(' ')]),
  );
}

const texts = Object.keys(fieldWeights) as (keyof EntryTexts)[];
