import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';

/** The path at which the tests visit each route. */
export const visitedPaths: Readonly<Record<string, string>> = {
  '/': '/',
  '/:locale': '/en',
  '/:locale/search/suggestions': '/en/search/suggestions?keyword=faucet',
  '/:locale/product-cards': '/en/product-cards?sku=X',
  '/:locale/products/:category/:slug': '/en/products/bathroom-faucets/none.html',
  '/:locale/product-documents': '/en/product-documents',
  '/:locale/support/service-parts/:slug': '/en/support/service-parts/none',
  '/:locale/favourites': '/en/favourites',
  '/:locale/cart': '/en/cart',
  '/:locale/compare': '/en/compare?sku=X',
  '/:locale/closed-banners': '/en/closed-banners',
  '/:locale/known-email': '/en/known-email',
  '/:locale/address-suggestions': '/en/address-suggestions',
  '/:locale/newsletter': '/en/newsletter',
  '/:locale/preview': '/en/preview',
  '/:locale/privacy-choices': '/en/privacy-choices',
  '/:locale/shopper-facts': '/en/shopper-facts',
  '/:locale/shared-cart': '/en/shared-cart',
  '/:locale/checkout': '/en/checkout',
  '/:locale/checkout/shipping': '/en/checkout/shipping',
  '/:locale/checkout/billing': '/en/checkout/billing',
  '/:locale/checkout/payment': '/en/checkout/payment',
  '/:locale/checkout/review': '/en/checkout/review',
  '/:locale/order-confirmation': '/en/order-confirmation',
  '/:locale/register-offline-product': '/en/register-offline-product',
  '/:locale/model-numbers': '/en/model-numbers?typed=AV',
  '/:locale/quick-order': '/en/quick-order',
  '/:locale/order-status': '/en/order-status',
  '/:locale/order-invoice': '/en/order-invoice',
  '/:locale/catalogue.pdf': '/en/catalogue.pdf?page=1',
  '/:locale/for-professionals/literature': '/en/for-professionals/literature',
  '/:locale/for-professionals/technical-specifications': '/en/for-professionals/technical-specifications?q=faucet',
  '/:locale/find-a-showroom': '/en/find-a-showroom',
  '/:locale/find-a-showroom/browse-all-showrooms': '/en/find-a-showroom/browse-all-showrooms',
  '/:locale/showroom-cities': '/en/showroom-cities?typed=Ch',
  '/:locale/locations': '/en/locations',
  '/:locale/locations/browse-all-stores': '/en/locations/browse-all-stores',
  '/:locale/locations/:showroom': '/en/locations/none',
  '/:locale/locations/:showroom/appointment.ics': '/en/locations/none/appointment.ics',
  '/:locale/support/contact': '/en/support/contact',
  '/:locale/services/:service': '/en/services/installation-services',
  '/:locale/declined': '/en/declined',
  '/:locale/sign-in': '/en/sign-in',
  '/:locale/reset-password': '/en/reset-password',
  '/:locale/sign-out': '/en/sign-out',
  '/:locale/my-account': '/en/my-account',
  '/:locale/my-account/account-settings': '/en/my-account/account-settings',
  '/:locale/my-account/sell': '/en/my-account/sell',
  '/:locale/my-account/my-data': '/en/my-account/my-data',
  '/:locale/my-account/my-products': '/en/my-account/my-products',
  '/:locale/my-account/my-services': '/en/my-account/my-services',
  '/:locale/my-account/register-online-product': '/en/my-account/register-online-product',
  '/:locale/my-account/projects': '/en/my-account/projects',
  '/:locale/my-account/projects/:project': '/en/my-account/projects/none',
  '/:locale/my-account/projects/:project/quote.pdf': '/en/my-account/projects/none/quote.pdf',
  '/:locale/my-account/addresses': '/en/my-account/addresses',
  '/:locale/my-account/order-history': '/en/my-account/order-history',
  '/:locale/my-account/order-details': '/en/my-account/order-details?orderNumber=W1',
  '/:locale/my-account/my-favourites': '/en/my-account/my-favourites',
  '/:locale/*': '/en/search?keyword=faucet',
  '/:locale/texts.json': '/en/texts.json',
  '/:locale/parts/:file': '/en/parts/menus.json',
  '/robots.txt': '/robots.txt',
  '/sitemap.xml': '/sitemap.xml',
  '/sitemaps/:file': '/sitemaps/pages.xml',
};

/** Returns the path and file of every route that serves requests. */
function rowsOf(entries: readonly RouteConfigEntry[], parentPath = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const fullPath = path === undefined ? parentPath : `${parentPath}/${path}`;
    const nested = children ? rowsOf(children, fullPath) : [];
    return [...(path !== undefined || index ? [{ path: fullPath || '/', file }] : []), ...nested];
  });
}

/** Every route that serves requests. */
export const routeRows = rowsOf(routes);
