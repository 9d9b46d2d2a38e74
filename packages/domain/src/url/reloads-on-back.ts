import { parseQuery } from './query.ts';
import { pageOf } from './page-of.ts';

/** Query parameters with which a page is loaded anew on back navigation. @see platform spec §2 */
const reloadParameters = ['back', 'keyword', 'compare'];

/** Whether going back to a page loads it anew: its query says so, or it is one of the configured pages. @see platform spec §2 */
export function reloadsOnBack(path: string, query: string, pages: readonly string[] = []): boolean {
  const page = pageOf(path);
  return (
    parseQuery(query).some(([name]) => reloadParameters.includes(name)) ||
    pages.some((listed) => pageOf(listed) === page)
  );
}
