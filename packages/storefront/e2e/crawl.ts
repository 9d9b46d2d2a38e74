import { unescapeHtml } from './stress/page-files.ts';

/** A page that the crawl has fetched. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

export interface CrawlOptions {
  readonly origin: string;
  /** The maximum number of pages of products and showrooms visited, spread evenly over all that are found. */
  readonly maxAlike: number;
  readonly get: (path: string) => Promise<Omit<CrawledPage, 'path'>>;
  /** Whether a link to this path is followed; all are by default. */
  readonly follows?: (path: string) => boolean;
}

const isAlike = (path: string) => /\.html$|\/support\/service-parts\/.|\/locations\/./.test(path);
/** Excludes pictures, documents and catalogue files, which a separate crawl covers. */
const isPage = (path: string) =>
  !/^\/(?:is|_app|fonts|icons)\/|\.(?:pdf|dxf|glb|svg|zip|xml|txt|json|webmanifest|ico|png)$/.test(path);

/** Returns the shop's pages that a page links to, with their query strings. */
function linksOf({ path, html }: CrawledPage, origin: string): URL[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(unescapeHtml(href), new URL(path, origin)))
    .filter((link) => link.origin === origin && isPage(link.pathname));
}

/** Returns what is wrong with a page, or undefined. */
export function faultOf({ status, html }: Pick<CrawledPage, 'status' | 'html'>): string | undefined {
  if (status !== 200) return `responds with ${status}`;
  if (!/<(?:html|main)\b/.test(html)) return html === '' ? 'is an empty file' : undefined; // a download
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const content = main.replaceAll(/<(h1|nav|script|style)\b.*?<\/\1>/gs, '');
  const hasContent =
    /<(?:a|form|img|input|button|h2|li)\b/.test(content) || content.replaceAll(/<[^>]*>|\s/g, '').length > 80;
  return hasContent ? undefined : 'has only a heading';
}

/** Follows all links from a start page. */
export async function crawl(
  start: string,
  { origin, maxAlike, get, follows = () => true }: CrawlOptions,
): Promise<{ visited: readonly string[]; faults: string[] }> {
  const linkedFrom = new Map([[new URL(start, origin).pathname, 'the address bar']]);
  const [pages, alike, faults] = [[start], [] as string[], [] as string[]];
  const visit = async (target: string) => {
    const page = { path: target, ...(await get(target)) };
    const fault = faultOf(page);
    const { pathname: ownPath } = new URL(target, origin);
    if (fault) faults.push(`${target}, linked from ${linkedFrom.get(ownPath) ?? ''}, ${fault}`);
    for (const { pathname, search } of linksOf(page, origin)) {
      if (linkedFrom.has(pathname) || !follows(pathname)) continue;
      linkedFrom.set(pathname, target);
      (isAlike(pathname) ? alike : pages).push(pathname + search);
    }
  };
  for (const page of pages) await visit(page);
  const step = Math.max(1, alike.length / maxAlike);
  for (let at = 0; at < alike.length; at += step) await visit(alike[Math.floor(at)] ?? start);
  return { visited: [...linkedFrom.keys()], faults };
}
