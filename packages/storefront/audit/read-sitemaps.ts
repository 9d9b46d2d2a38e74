import { Parser } from 'htmlparser2';
import type { ListedAddress } from './page-faults.ts';

/** An address of the list for crawlers, with the pictures on its page. */
export interface AuditedPage extends ListedAddress {
  readonly pictures: readonly string[];
}

export type Ask = (url: string, init?: Pick<RequestInit, 'redirect'>) => Promise<Response>;

/** All pages that a shop lists for crawlers, by the lists that its robots.txt leads to. */
export async function readSitemaps(origin: string, ask: Ask): Promise<AuditedPage[]> {
  const robots = await (await ask(`${origin}/robots.txt`)).text();
  const [, index] = /^Sitemap: (\S+)/m.exec(robots) ?? [];
  if (index === undefined) throw new Error(`${origin}/robots.txt names no list of pages`);
  const lists = (await askList(here(index, origin), ask)).map(({ url }) => url);
  const pages = await Promise.all(
    lists.map(async (list) => {
      const kind = /([^/]+)\.xml$/.exec(list)?.[1] ?? '';
      return (await askList(here(list, origin), ask)).map((page) => ({ ...page, kind }));
    }),
  );
  return pages.flat();
}

/** An address as it is reached: behind a proxy the shop has another name. */
export const here = (url: string, origin: string): string => {
  const { pathname, search } = new URL(url);
  return origin + pathname + search;
};

async function askList(url: string, ask: Ask) {
  const response = await ask(url);
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  return readList(await response.text());
}

function readList(xml: string): Omit<AuditedPage, 'kind'>[] {
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
