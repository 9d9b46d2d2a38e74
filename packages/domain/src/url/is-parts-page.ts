import { parseQuery } from './query.ts';

/** Whether a page is of service parts: its query has `type=part`, or it has no query and its path contains `/support/`. @see catalogue spec §2 */
export function isPartsPage(path: string, query = ''): boolean {
  const entries = parseQuery(query);
  if (entries.length === 0) return path.includes('/support/');
  return entries.some(([name, value]) => name === 'type' && value === 'part');
}
