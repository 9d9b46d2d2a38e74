import { imageUrl, locales, withLocale } from '@basin/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { environmentContext } from '../../shell/request-context.server.ts';
import { isOutage } from '../../shell/sdk/is-outage.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { pagesByKind, type ListedPage, type SitemapKind } from './listed-pages.server.ts';

const schemas = {
  sitemap: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  xhtml: 'http://www.w3.org/1999/xhtml',
};

/** Returns the sitemap index, with one sitemap per kind of page. */
export function loadSitemaps({ context }: LoaderFunctionArgs) {
  const { publicOrigin } = context.get(environmentContext);
  const lists = Object.keys(pagesByKind).map((kind) =>
    element('sitemap', element('loc', `${publicOrigin}/sitemaps/${kind}.xml`)),
  );
  return xml(`<sitemapindex xmlns="${schemas.sitemap}">${lists.join('')}</sitemapindex>`);
}

/**
 * Returns the sitemap of one kind of page, with an entry per language, links to the other languages, and the picture.
 *
 * @throws a 503 response, after which crawlers retry, when the back end is unavailable
 */
export async function loadSitemap({ context, params: { file = '' } }: LoaderFunctionArgs) {
  const kind = file.replace(/\.xml$/, '');
  if (!Object.hasOwn(pagesByKind, kind) || kind === file) throw data(null, { status: 404 });
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const [pages, { imageAccount: account }] = await Promise.all([
    pagesByKind[kind as SitemapKind](context),
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
