import { setTimeout } from 'node:timers/promises';
import { pageFaults } from './page-faults.ts';
import { parsePage, type ParsedPage } from './parse-page.ts';
import { toLocalUrl, readSitemaps, type Fetch } from './read-sitemaps.ts';
import { sample } from './sample.ts';

/** What to audit. */
export interface AuditOptions {
  readonly origin: string;
  readonly fetch?: Fetch;
  /** The maximum number of pages visited per kind, spread over the sitemap. Unlimited by default. */
  readonly maxPerKind?: number;
}

/** What an audit found. */
export interface Audit {
  readonly pages: number;
  readonly links: number;
  readonly pictures: number;
  /** Each message starts with the URL concerned. */
  readonly faults: readonly string[];
}

const concurrency = 2;
const maxAttempts = 10;

/** Fetches a URL and retries on 503 after the Retry-After time, as crawlers do. */
export const fetchWithRetry: Fetch = async (url, init) => {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, init);
    if (response.status !== 503 || attempt === maxAttempts) return response;
    await setTimeout(1000 * Number(response.headers.get('Retry-After') ?? 1));
  }
};

/** Audits the pages in a shop's sitemaps, the pages they link to, and their images. */
export async function auditSite({
  origin,
  fetch = fetchWithRetry,
  maxPerKind = Infinity,
}: AuditOptions): Promise<Audit> {
  const inSitemaps = await readSitemaps(origin, fetch);
  const isListed = new Set(inSitemaps.map(({ url }) => url));
  const listed = [...Map.groupBy(inSitemaps, ({ kind }) => kind).values()].flatMap((pages) =>
    sample(pages, maxPerKind),
  );
  const pages = await each(listed, async (page) => {
    const response = await fetch(toLocalUrl(page.url, origin), { redirect: 'manual' });
    return { listed: page, read: parsePage(page.url, response.status, await response.text()) };
  });
  const visited = new Set(pages.map(({ listed: { url } }) => url));
  const own = new URL(listed[0]?.url ?? origin).origin;
  const links = unvisitedLinks(
    pages.map(({ read }) => read),
    own,
    visited,
  );
  const pictures = [
    ...new Set(
      pages.flatMap(({ listed: { pictures: named }, read }) => [...named, read.meta.get('og:image') ?? []].flat()),
    ),
  ];
  const faults = [
    ...pages.flatMap(({ read, listed: page }) => pageFaults(read, page).map((fault) => `${page.url} ${fault}`)),
    ...duplicateTitles(pages.map(({ read }) => read)),
    ...(
      await each(sample(links, maxPerKind * 10), async (url) => {
        const response = await fetch(toLocalUrl(url, origin));
        return [...linkFault(url, response), ...(isListed.has(url) ? [] : await unlistedFault(url, response))];
      })
    ).flat(),
    ...(await each(sample(pictures, maxPerKind * 2), async (url) => pictureFault(url, await fetch(url)))).flat(),
  ];
  return { pages: pages.length, links: links.length, pictures: pictures.length, faults };
}

/** Runs an operation on each item with limited concurrency and returns the results in order. */
async function each<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/** Returns the shop's linked pages that are not in the sitemaps. Query strings are ignored, since they only filter or sort. */
function unvisitedLinks(pages: readonly ParsedPage[], own: string, visited: ReadonlySet<string>): string[] {
  const links = pages.flatMap(({ links: found }) => found).map((link) => new URL(link));
  const paths = links.filter(({ origin }) => origin === own).map(({ origin, pathname }) => origin + pathname);
  return [...new Set(paths)].filter((url) => !visited.has(url));
}

/** Reports pages in the same language with identical title and description. */
function duplicateTitles(pages: readonly ParsedPage[]): string[] {
  const byTitle = Map.groupBy(
    pages,
    ({ language, title, meta }) => `${language} ${title}\n${meta.get('description') ?? ''}`,
  );
  return [...byTitle.values()]
    .filter((same) => same.length > 1)
    .map(([first, second]) => `${second?.url ?? ''} has the title and description of ${first?.url ?? ''}`);
}

const linkFault = (url: string, { status }: Response): string[] =>
  status < 400 ? [] : [`${url} is linked to but responds with ${status}`];

/** Reports a page that search engines may index although no sitemap lists it. */
async function unlistedFault(url: string, response: Response): Promise<string[]> {
  if (response.status !== 200 || !(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return [];
  const { canonical, meta } = parsePage(url, response.status, await response.text());
  const isIndexed = canonical === url && !meta.get('robots')?.includes('noindex');
  return isIndexed ? [`${url} is linked to and may be indexed, but no sitemap lists it`] : [];
}

function pictureFault(url: string, { status, headers }: Response): string[] {
  const type = headers.get('Content-Type') ?? '';
  return status === 200 && type.startsWith('image/') ? [] : [`${url} is a picture but responds with ${status} ${type}`];
}
