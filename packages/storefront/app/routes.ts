import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the shop, in one table. What no row names is a page of the content system, or its 404 page. */
export default [
  layout('routes/shop/shop.tsx', [
    index('routes/home/home.tsx', { id: 'front' }),
    ...prefix(':locale', [
      index('routes/home/home.tsx'),
      route('texts.json', 'routes/texts.ts'),
      route('*', 'routes/content/content-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
