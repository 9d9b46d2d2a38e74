import { inLocale, locales } from '@basin/domain';
import type { Logger } from '../http/log.ts';
import { CatalogueFollower, type Built } from './catalogue-follower.ts';
import { gatherCatalogue, openIndex, type CatalogueIndex, type GatheredIndex } from './catalogue-index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Finder } from './finder.ts';
import type { IndexStore } from './index-store.ts';

/** Finds in an index in this process; with a store it has one as soon as it starts. */
export function createEmbeddedFinder(
  source: CatalogueSource,
  now: () => Date,
  log: Logger,
  store?: IndexStore,
): Finder {
  const follower = new CatalogueFollower(source, now, log, {
    ...(store && { read: () => readStored(store) }),
    async build(products, day, key) {
      const data = await gatherCatalogue(products, day);
      store
        ?.write({ key: keyIn(locales, key), data })
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

/** The index that was stored, when it has the languages of today. */
async function readStored(store: IndexStore): Promise<Built<CatalogueIndex> | undefined> {
  const stored = await store.read();
  const languages = keyIn(locales, '');
  if (!stored?.key.startsWith(languages)) return undefined;
  return { key: stored.key.slice(languages.length), index: openIndex(stored.data as GatheredIndex) };
}

const keyIn = (languages: readonly string[], key: string): string => `${languages.join(' ')}: ${key}`;
