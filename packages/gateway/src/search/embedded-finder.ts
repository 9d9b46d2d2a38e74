import { inLocale } from '@basin/domain';
import type { Logger } from '../http/log.ts';
import { CatalogueFollower } from './catalogue-follower.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Finder } from './finder.ts';

/** Finds in an index in this process. */
export function createEmbeddedFinder(source: CatalogueSource, now: () => Date, log: Logger): Finder {
  const follower = new CatalogueFollower(source, now, log, buildCatalogueIndex);
  return {
    find: async (collection, locale, query) =>
      inLocale((await follower.index())[collection], locale).entries.search(query),
    words: async (collection, locale) => inLocale((await follower.index())[collection], locale).words,
    async refresh() {
      await follower.refresh();
    },
  };
}
