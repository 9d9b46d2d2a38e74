import { redirectTable, type Redirect, type RedirectKind } from '@basin/domain';

const lines = (kind: RedirectKind, paths: Readonly<Record<string, string>>): Redirect[] =>
  Object.entries(paths).map(([from, to]) => ({ from, to, kind }));

/** The shop's redirects from old paths and short names. */
export const redirects: readonly Redirect[] = [
  // store locations
  ...lines('permanent', {
    '/stores': '/locations',
    '/stores/all': '/locations/browse-all-stores',
    '/store-locator': '/find-a-showroom',
    '/find-a-store': '/find-a-showroom',
    '/find-a-store/all-stores': '/find-a-showroom/browse-all-showrooms',
  }),
  ...lines('vanity', { '/showrooms': '/find-a-showroom' }),
  // product categories
  ...lines('permanent', {
    '/faucets': '/products/bathroom-faucets',
    '/bathroom-sinks': '/products/basins',
    '/bathtubs': '/products/bathtubs',
    '/toilets': '/products/toilets',
    '/showers': '/products/showers',
    '/vanities': '/products/vanities',
    '/kitchen-faucets': '/products/kitchen-faucets',
    '/kitchen-sinks': '/products/kitchen-sinks',
    '/parts': '/support/service-parts',
  }),
  ...lines('vanity', {
    '/bath': '/products/bathroom',
    '/kitchen': '/products/kitchen',
    '/tile': '/products/tile',
    '/new': '/products?sort=newest',
    '/trade': '/for-professionals/trade-membership',
  }),
  // help
  ...lines('permanent', {
    '/contact-us': '/support/contact',
    '/faq': '/support/help-and-faq',
    '/customer-service': '/support',
    '/warranty': '/support/product-support-center',
    '/track-order': '/order-status',
  }),
  ...lines('vanity', { '/help': '/support/help-and-faq', '/contact': '/support/contact' }),
];

/** The redirects by path. */
export const redirectsByPath = redirectTable(redirects);
