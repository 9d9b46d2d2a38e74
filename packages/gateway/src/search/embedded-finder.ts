import { inLocale, locales } from '@basin/domain';
import type { Logger } from '../http/log.ts';
import { CatalogueFollower } from './catalogue-follower.ts';
import { gatherCatalogue, openIndex, type CatalogueIndex, type GatheredIndex } from './catalogue-index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Finder } from './finder.ts';
import type { IndexStore } from './index-store.ts';

/** Finds in an index in this process. With a store it can at once: the index of an earlier process answers while the catalogue is read. */
export function createEmbeddedFinder(
  source: CatalogueSource,
  now: () => Date,
  log: Logger,
  store?: IndexStore,
): Finder {
  const follower = new CatalogueFollower(source, now, log, {
    ...(store && { read: () => readStored(store) }),
    async build(products, day) {
      const data = await gatherCatalogue(products, day);
      store
        ?.write({ languages: locales, data })
        .catch((error: unknown) => log.error({ error }, 'the search index could not be written to disk'));
      return openIndex(data);
    },
  });
  return {
    find: async (collection, locale, query) =>
      inLocale((await follower.index())[collection], locale).entries.search(query),
    words: async (collection, locale) => inLocale((await follower.index())[collection], locale).words,
    async open() {
      await follower.index();
    },
    async refresh() {
      await follower.refresh();
    },
  };
}

/** The stored index, when it has the languages of today. */
async function readStored(store: IndexStore): Promise<CatalogueIndex | undefined> {
  const stored = await store.read();
  const isOfToday = stored?.languages.join() === locales.join();
  return isOfToday ? openIndex(stored.data as GatheredIndex) : undefined;
}
