import { locales } from '@basin/domain';
import { expect, inject, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { plain } from './page-files.ts';

/** A page as the crawl sees it. */
interface VisitedPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

const isProduct = (path: string) => /\.html$|\/support\/service-parts\/./.test(path);
/** Pictures, documents and catalogue files have a crawl of their own. */
const isPage = (path: string) =>
  !/^\/(?:is|_app|fonts|icons)\/|\.(?:pdf|dxf|glb|svg|zip|xml|txt|json|webmanifest|ico|png)$/.test(path);

/** The paths of this shop that a page links to, each with its query. */
function linksOf({ path, html }: VisitedPage): URL[] {
  const page = new URL(path, inject('shopOrigin'));
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(plain(href), page))
    .filter(({ origin, pathname }) => origin === page.origin && isPage(pathname));
}

/** Why a page is not worth a link; undefined when it is. */
function faultOf({ status, html }: VisitedPage): string | undefined {
  if (status !== 200) return `answers ${status}`;
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const content = main.replaceAll(/<(h1|nav|script|style)\b.*?<\/\1>/gs, '');
  const hasContent =
    /<(?:a|form|img|input|button|h2|li)\b/.test(content) || content.replaceAll(/<[^>]*>|\s/g, '').length > 80;
  return hasContent ? undefined : 'has a heading and nothing else';
}

/** Follows all links from a page; of the product pages only some, from the first to the last that was found. */
async function crawl(start: string, mostProducts: number): Promise<{ visited: number; faults: string[] }> {
  const linkedFrom = new Map([[start, 'the address bar']]);
  const [pages, products, faults] = [[start], [] as string[], [] as string[]];
  const visit = async (target: string) => {
    const answer = await fetch(new URL(target, inject('shopOrigin')));
    const page = { path: target, status: answer.status, html: await answer.text() };
    const fault = faultOf(page);
    const { pathname: own } = new URL(target, inject('shopOrigin'));
    if (fault) faults.push(`${target}, linked from ${linkedFrom.get(own) ?? ''}, ${fault}`);
    for (const { pathname, search } of linksOf(page)) {
      if (linkedFrom.has(pathname)) continue;
      linkedFrom.set(pathname, target);
      (isProduct(pathname) ? products : pages).push(pathname + search);
    }
  };
  for (const page of pages) await visit(page);
  const step = Math.max(1, products.length / mostProducts);
  for (let at = 0; at < products.length; at += step) await visit(products[Math.floor(at)] ?? start);
  return { visited: linkedFrom.size, faults };
}

test.each(locales)(
  'STO-063 every link of every page in %s leads to a page that has more than a heading',
  patience,
  async (locale) => {
    const { visited, faults } = await crawl(`/${locale}`, sizes.crawledProducts);
    expect(visited).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  },
);

test('a link to an error and a link to a page of a heading alone are found', () => {
  const page = (status: number, main: string) => ({
    path: '/en',
    status,
    html: `<main><nav><a href="/en">Home</a></nav>${main}</main>`,
  });
  expect(faultOf(page(404, '<h1>Gone</h1><p>Nothing is here.</p>'))).toBe('answers 404');
  expect(faultOf(page(200, '<h1>Compare</h1>'))).toBe('has a heading and nothing else');
  expect(faultOf(page(200, '<h1>Contact</h1><form></form>'))).toBeUndefined();
});
