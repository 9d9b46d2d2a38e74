import type { LoaderFunctionArgs } from 'react-router';
import { locales } from '@basin/domain';
import { environmentContext } from '../../shell/request-context.server.ts';

/**
 * Pages of one shopper, and pages with endless filter and search variants. The cart stays allowed: for a crawler it is
 * empty.
 */
const disallowed = ['checkout', 'my-account', 'order-confirmation', 'sign-in', 'search', 'product-cards'];

/** Returns robots.txt: what crawlers should skip, and the URL of the sitemap index. */
export function loadRobots({ context }: LoaderFunctionArgs) {
  const paths = locales.flatMap((locale) => disallowed.map((path) => `Disallow: /${locale}/${path}`));
  const sitemap = `Sitemap: ${context.get(environmentContext).publicOrigin}/sitemap.xml`;
  return new Response(['User-agent: *', ...paths, '', sitemap, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
