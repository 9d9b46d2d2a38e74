import { defaultLanguage, locales, productUrl, withLocale } from '@basin/domain';
import type { RouterContextProvider, LoaderFunctionArgs } from 'react-router';
import { addressOf } from '../catalogue/index.server.ts';
import { navigationFrom } from '../../shell/document/navigation.server.ts';
import { environmentContext } from '../../shell/request-context.server.ts';
import { contentOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';

type Context = Readonly<RouterContextProvider>;

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
  const front = await contentOf(context).page('/en');
  if (!front) return ['/en'];
  const { groups, footer, legal } = navigationFrom(front);
  const links = [...groups, ...footer].flatMap((group) => [group, ...group.links]);
  return ['/en', ...[...links, ...legal].map(({ path }) => path.split('?')[0] ?? path)];
}

async function productPaths(context: Context): Promise<string[]> {
  const { productPaths: paths } = await shopSettings(context);
  const products = productsOf(context);
  const found = await Promise.all([products.addresses(), products.addresses({ serviceParts: true })]);
  return found.flat().map((product) => productUrl(addressOf(product), paths));
}
