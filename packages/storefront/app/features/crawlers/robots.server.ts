import type { LoaderFunctionArgs } from 'react-router';
import { locales } from '@basin/domain';
import { environmentContext } from '../../shell/request-context.server.ts';

/** Pages of one shopper, and lists that a filter or a word makes without end. The cart stays open: to a crawler it is empty. */
const closed = ['checkout', 'my-account', 'order-confirmation', 'sign-in', 'search', 'product-cards'];

/** What crawlers should leave alone, and where the list of pages is. */
export function loadRobots({ context }: LoaderFunctionArgs) {
  const paths = locales.flatMap((locale) => closed.map((path) => `Disallow: /${locale}/${path}`));
  const sitemap = `Sitemap: ${context.get(environmentContext).publicOrigin}/sitemap.xml`;
  return new Response(['User-agent: *', ...paths, '', sitemap, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
