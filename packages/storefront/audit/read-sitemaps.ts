import { Parser } from 'htmlparser2';
import type { ListedAddress } from './page-faults.ts';

/** A page from a sitemap, with its pictures. */
export interface AuditedPage extends ListedAddress {
  readonly pictures: readonly string[];
}

export type AuditFetch = (url: string, init?: Pick<RequestInit, 'redirect'>) => Promise<Response>;

/** Returns all pages in the sitemaps that the shop's robots.txt refers to. */
export async function readSitemaps(origin: string, fetch: AuditFetch): Promise<AuditedPage[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const [, index] = /^Sitemap: (\S+)/m.exec(robots) ?? [];
  if (index === undefined) throw new Error(`${origin}/robots.txt has no Sitemap line`);
  const sitemaps = (await fetchSitemap(toLocalUrl(index, origin), fetch)).map(({ url }) => url);
  const pages = await Promise.all(
    sitemaps.map(async (sitemap) => {
      const kind = /([^/]+)\.xml$/.exec(sitemap)?.[1] ?? '';
      return (await fetchSitemap(toLocalUrl(sitemap, origin), fetch)).map((page) => ({ ...page, kind }));
    }),
  );
  return pages.flat();
}

/** Moves a URL to the origin under audit, since behind a proxy the shop has another host name. */
export const toLocalUrl = (url: string, origin: string): string => {
  const { pathname, search } = new URL(url);
  return origin + pathname + search;
};

async function fetchSitemap(url: string, fetch: AuditFetch) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} responds with ${response.status}`);
  return parseSitemap(await response.text());
}

function parseSitemap(xml: string): Omit<AuditedPage, 'kind'>[] {
  const pages: { url: string; alternates: Map<string, string>; pictures: string[] }[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, { hreflang = '', href = '' }) {
        text = '';
        if (name === 'url' || name === 'sitemap') pages.push({ url: '', alternates: new Map(), pictures: [] });
        if (name === 'xhtml:link') pages.at(-1)?.alternates.set(hreflang, href);
      },
      ontext: (part) => (text += part),
      onclosetag(name) {
        const page = pages.at(-1);
        if (page && name === 'loc') page.url = text;
        if (name === 'image:loc') page?.pictures.push(text);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return pages;
}
