import { setTimeout } from 'node:timers/promises';
import { pageFaults } from './page-faults.ts';
import { parsePage, type ParsedPage } from './parse-page.ts';
import { toLocalUrl, readSitemaps, type AuditedPage, type AuditFetch } from './read-sitemaps.ts';
import { sample } from './sample.ts';

/** What to audit. */
export interface AuditOptions {
  readonly origin: string;
  readonly fetch?: AuditFetch;
  /** The maximum number of pages visited per kind, spread over the sitemap. Unlimited by default. */
  readonly maxPerKind?: number;
  /** Called after each page, linked page and picture. */
  readonly onProgress?: (kind: string, checked: number, total: number) => void;
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
export const fetchWithRetry: AuditFetch = async (url, init) => {
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
  onProgress,
}: AuditOptions): Promise<Audit> {
  const inSitemaps = await readSitemaps(origin, fetch);
  const isListed = new Set(inSitemaps.map(({ url }) => url));
  const listed = [...Map.groupBy(inSitemaps, ({ kind }) => kind).values()].flatMap((pages) =>
    sample(pages, maxPerKind),
  );
  const each = eachWith(onProgress);
  const pages = await each('pages', listed, async (page) => {
    const first = await auditPage(page, origin, fetch);
    // a page may be incomplete while the shop is busy
    return first.faults.length === 0 ? first : auditPage(page, origin, fetch);
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
    ...pages.flatMap(({ faults: found }) => found),
    ...duplicateTitles(pages.map(({ read }) => read)),
    ...(
      await each('linked pages', sample(links, maxPerKind * 10), async (url) => {
        const response = await fetch(toLocalUrl(url, origin));
        return [...linkFault(url, response), ...(isListed.has(url) ? [] : await unlistedFault(url, response))];
      })
    ).flat(),
    ...(
      await each('pictures', sample(pictures, maxPerKind * 2), async (url) => pictureFault(url, await fetch(url)))
    ).flat(),
  ];
  return { pages: pages.length, links: links.length, pictures: pictures.length, faults };
}

async function auditPage(listed: AuditedPage, origin: string, fetch: AuditFetch) {
  const response = await fetch(toLocalUrl(listed.url, origin), { redirect: 'manual' });
  const read = parsePage(listed.url, response.status, await response.text());
  return { listed, read, faults: pageFaults(read, listed).map((fault) => `${listed.url} ${fault}`) };
}

/** Returns a function that runs an operation on each item with limited concurrency and returns the results in order. */
const eachWith = (onProgress: AuditOptions['onProgress']) =>
  async function <Item, Result>(kind: string, items: readonly Item[], run: (item: Item) => Promise<Result>) {
    const results: Result[] = [];
    const waiting = items.entries();
    let checked = 0;
    const worker = async () => {
      for (const [index, item] of waiting) {
        results[index] = await run(item);
        onProgress?.(kind, ++checked, items.length);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    return results;
  };

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
