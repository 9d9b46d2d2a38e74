import { defaultLanguage, locales, productUrl, withLocale } from '@basin/domain';
import type { RouterContextProvider, LoaderFunctionArgs } from 'react-router';
import { addressOf } from '../catalogue/index.server.ts';
import { loadPage } from '../../shell/document/page-model.server.ts';
import { navigationFrom } from '../../shell/document/navigation.server.ts';
import { catalogueContext, environmentContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';

type Context = Readonly<RouterContextProvider>;

const rows = 100; // the most that the index answers at once
const mostProducts = 10_000; // and the last row that it answers

/** The pages of the shop for crawlers, each with its other language. */
export async function loadSitemap({ context }: LoaderFunctionArgs) {
  const { publicOrigin } = context.get(environmentContext);
  const paths = [...new Set([...(await menuPaths(context)), ...(await productPaths(context))])];
  const entries = paths.map((path) => entry((locale) => publicOrigin + withLocale(path, locale)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

const entry = (addressIn: (locale: (typeof locales)[number]) => string) => {
  const alternates = locales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(addressIn(locale))}"/>`,
  );
  return `<url><loc>${escaped(addressIn(defaultLanguage))}</loc>${alternates.join('')}</url>`;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Front page and what the menus lead to, in English. */
async function menuPaths(context: Context): Promise<string[]> {
  const front = await loadPage(context, '/en');
  if (!front) return ['/en'];
  const { groups, footer, legal } = navigationFrom(front);
  const links = [...groups, ...footer].flatMap((group) => [group, ...group.links]);
  return ['/en', ...[...links, ...legal].map(({ path }) => path.split('?')[0] ?? path)];
}

async function productPaths(context: Context): Promise<string[]> {
  const { products, serviceParts, productPaths: paths } = await shopSettings(context);
  const found = await Promise.all([products, serviceParts].map((source) => allAddresses(context, source)));
  return found.flat().map((address) => productUrl(address, paths));
}

async function allAddresses(context: Context, source: { listingProfilename: string; collections: string }) {
  const addresses = [];
  for (let start = 0, total = 1; start < Math.min(total, mostProducts); start += rows) {
    const answer = await context.get(catalogueContext).search.listing({
      query: {
        fl: ['slug_s', 'Product_Category', 'ProductKind_s', 'ProductLocalCategory_s'],
        fq: [`language_s:"${defaultLanguage}"`],
        profilename: source.listingProfilename,
        collections: source.collections,
        rows,
        start,
      },
    });
    total = answer.total;
    addresses.push(...answer.documents.map(addressOf));
  }
  return addresses;
}
