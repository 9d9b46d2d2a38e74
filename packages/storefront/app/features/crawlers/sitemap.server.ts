import { imageUrl, locales, withLocale } from '@basin/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { environmentContext } from '../../shell/request-context.server.ts';
import { isOutage } from '../../shell/sdk/is-outage.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import type { Context } from '../../shell/context.ts';
import { pagesByKind, type ListedPage, type PageKind } from './listed-pages.server.ts';

const schemas = {
  sitemap: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  xhtml: 'http://www.w3.org/1999/xhtml',
};

/** A sitemap may have 50,000 URLs: five thousand pages in up to ten languages. */
const pagesPerFile = 5_000;

/** Returns the sitemap index, with one sitemap for each kind of page, or several: `products`, `products-2`. */
export async function loadSitemaps({ context }: LoaderFunctionArgs) {
  const { publicOrigin } = context.get(environmentContext);
  const names = [...pagesByKind].map(async ([name, kind]) =>
    Array.from({ length: await countFiles(kind, context) }, (_, index) =>
      index === 0 ? name : `${name}-${index + 1}`,
    ),
  );
  const lists = (await Promise.all(names).catch(throwUnavailable))
    .flat()
    .map((name) => element('sitemap', element('loc', `${publicOrigin}/sitemaps/${name}.xml`)));
  return xml(`<sitemapindex xmlns="${schemas.sitemap}">${lists.join('')}</sitemapindex>`);
}

/** Returns the number of sitemap files of a kind, which is at least one. */
const countFiles = async ({ count }: PageKind, context: Context): Promise<number> =>
  Math.max(1, Math.ceil(((await count?.(context)) ?? 0) / pagesPerFile));

/**
 * Returns a sitemap of one kind of page, with an entry per language, links to the other languages, and the picture.
 *
 * @throws a 503 response, after which crawlers retry, when the back end is unavailable
 */
export async function loadSitemap({ context, params: { file = '' } }: LoaderFunctionArgs) {
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const [pages, { imageAccount: account }] = await Promise.all([
    pagesOfFile(file, context),
    shopSettings(context),
  ]).catch(throwUnavailable);
  const pictureUrl = (name: string) =>
    imageUrl(`${imagesOrigin}/is/image/${account}/${name.split('/').pop() ?? name}`, {
      account,
      widthPx: pictureWidthPx,
      format: 'jpeg',
    });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const urls = [...byPath.values()].flatMap((page) => entriesOf(page, { publicOrigin, pictureUrl }));
  return xml(
    `<urlset xmlns="${schemas.sitemap}" xmlns:image="${schemas.image}" xmlns:xhtml="${schemas.xhtml}">${urls.join('')}</urlset>`,
  );
}

/** Returns the pages of a sitemap file. @throws a 404 response for a file that the index does not list */
async function pagesOfFile(file: string, context: Context): Promise<readonly ListedPage[]> {
  const [, name = '', number = '1'] = /^([a-z-]+?)(?:-(?!1\.)([1-9]\d*))?\.xml$/.exec(file) ?? [];
  const kind = pagesByKind.get(name);
  if (!kind || Number(number) > (await countFiles(kind, context))) throw data(null, { status: 404 });
  return kind.list(context, { skip: (Number(number) - 1) * pagesPerFile, limit: pagesPerFile });
}

const pictureWidthPx = 1200;

function throwUnavailable(error: unknown): never {
  if (!isOutage(error)) throw error;
  throw new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
}

interface Addresses {
  readonly publicOrigin: string;
  readonly pictureUrl: (name: string) => string;
}

function entriesOf({ path, picture }: ListedPage, { publicOrigin, pictureUrl }: Addresses): string[] {
  const addresses = locales.map((locale) => [locale, escaped(publicOrigin + withLocale(path, locale))] as const);
  const alternates = addresses.map(
    ([locale, url]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`,
  );
  const image = picture === null ? '' : element('image:image', element('image:loc', escaped(pictureUrl(picture))));
  return addresses.map(([, url]) => element('url', element('loc', url) + alternates.join('') + image));
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const xml = (content: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
