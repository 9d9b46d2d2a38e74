import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the shop, in one table. What no row names is a page of the content system, or its 404 page. */
export default [
  layout('routes/shop/shop.tsx', { id: 'shop' }, [
    layout('routes/shop/page-frame.tsx', [
      index('routes/content/content-page.tsx', { id: 'root-page' }),
      ...prefix(':locale', [
        index('routes/content/content-page.tsx', { id: 'front-page' }),
        route('products/:category/:slug', 'routes/product/product.tsx'),
        route('support/service-parts/:slug', 'routes/product/product.tsx', { id: 'service-part' }),
        route('*', 'routes/content/content-page.tsx'),
      ]),
    ]),
  ]),
  route(':locale/texts.json', 'routes/texts.ts'),
] satisfies RouteConfig;
