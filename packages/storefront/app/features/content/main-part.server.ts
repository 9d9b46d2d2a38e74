import type { PageView } from './page-view.ts';

/** The component types whose heading can be the main heading of a page. */
const titledTypes: ReadonlySet<PageView['parts'][number]['type']> = new Set([
  'hero',
  'page-intro',
  'knowledge-article',
  'search',
  'not-found',
]);

/** Returns the index of the first part with a title, which has the main heading of its page; -1 without any. */
export const mainPartOf = (parts: PageView['parts']): number => parts.findIndex(({ type }) => titledTypes.has(type));
