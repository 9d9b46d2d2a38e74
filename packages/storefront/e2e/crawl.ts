import { plain } from './stress/page-files.ts';

/** A page as the crawl sees it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

export interface CrawlOptions {
  readonly origin: string;
  /** Of the product pages only so many are visited, from the first to the last that was found. */
  readonly mostProducts: number;
  readonly get: (path: string) => Promise<Omit<CrawledPage, 'path'>>;
}

const isProduct = (path: string) => /\.html$|\/support\/service-parts\/./.test(path);
/** Pictures, documents and catalogue files have a crawl of their own. */
const isPage = (path: string) =>
  !/^\/(?:is|_app|fonts|icons)\/|\.(?:pdf|dxf|glb|svg|zip|xml|txt|json|webmanifest|ico|png)$/.test(path);

/** The paths of this shop that a page links to, each with its query. */
function linksOf({ path, html }: CrawledPage, origin: string): URL[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(plain(href), new URL(path, origin)))
    .filter((link) => link.origin === origin && isPage(link.pathname));
}

/** Why a page is not worth a link; undefined when it is. */
export function faultOf({ status, html }: Pick<CrawledPage, 'status' | 'html'>): string | undefined {
  if (status !== 200) return `answers ${status}`;
  if (!/<(?:html|main)\b/.test(html)) return html === '' ? 'is an empty file' : undefined; // a download
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const content = main.replaceAll(/<(h1|nav|script|style)\b.*?<\/\1>/gs, '');
  const hasContent =
    /<(?:a|form|img|input|button|h2|li)\b/.test(content) || content.replaceAll(/<[^>]*>|\s/g, '').length > 80;
  return hasContent ? undefined : 'has a heading and nothing else';
}

/** Follows all links from a page. */
export async function crawl(
  start: string,
  { origin, mostProducts, get }: CrawlOptions,
): Promise<{ visited: readonly string[]; faults: string[] }> {
  const linkedFrom = new Map([[new URL(start, origin).pathname, 'the address bar']]);
  const [pages, products, faults] = [[start], [] as string[], [] as string[]];
  const visit = async (target: string) => {
    const page = { path: target, ...(await get(target)) };
    const fault = faultOf(page);
    const { pathname: own } = new URL(target, origin);
    if (fault) faults.push(`${target}, linked from ${linkedFrom.get(own) ?? ''}, ${fault}`);
    for (const { pathname, search } of linksOf(page, origin)) {
      if (linkedFrom.has(pathname)) continue;
      linkedFrom.set(pathname, target);
      (isProduct(pathname) ? products : pages).push(pathname + search);
    }
  };
  for (const page of pages) await visit(page);
  const step = Math.max(1, products.length / mostProducts);
  for (let at = 0; at < products.length; at += step) await visit(products[Math.floor(at)] ?? start);
  return { visited: [...linkedFrom.keys()], faults };
}
