import { inLocale, locales } from '@basin/domain';
import type { Logger } from '../http/log.ts';
import { CatalogueFollower } from './catalogue-follower.ts';
import { buildIndexData, openIndex, type CatalogueIndex, type IndexData } from './catalogue-index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Finder } from './finder.ts';
import type { IndexStore } from './index-store.ts';

/**
 * Searches an index in this process. With a store, the index of an earlier process is used while the catalogue is read.
 */
export function createEmbeddedFinder(
  source: CatalogueSource,
  now: () => Date,
  log: Logger,
  store?: IndexStore,
): Finder {
  const follower = new CatalogueFollower(source, now, log, {
    ...(store && { read: () => readStored(store) }),
    async build(products, day) {
      const data = await buildIndexData(products, day);
      store
        ?.write({ languages: locales, data })
        .catch((error: unknown) => log.error({ err: error }, 'the search index could not be written to disk'));
      return openIndex(data);
    },
  });
  return {
    find: async (collection, locale, query) =>
      inLocale((await follower.index())[collection], locale).entries.search(query),
    filterLabels: async (collection, locale) => inLocale((await follower.index())[collection], locale).labels,
    async open() {
      await follower.index();
    },
    async refresh() {
      await follower.refresh();
    },
  };
}

/** Reads the stored index if it has the current languages. */
async function readStored(store: IndexStore): Promise<CatalogueIndex | undefined> {
  const stored = await store.read();
  const hasSameLanguages = stored?.languages.join() === locales.join();
  return hasSameLanguages ? openIndex(stored.data as IndexData) : undefined;
}
