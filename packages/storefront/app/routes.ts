import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the shop, in one table. What no row names is a page of the content system, or its 404 page. */
export default [
  layout('routes/shop/shop.tsx', { id: 'shop' }, [
    layout('routes/shop/page-frame.tsx', [
      index('routes/content/content-page.tsx', { id: 'root-page' }),
      ...prefix(':locale', [
        index('routes/content/content-page.tsx', { id: 'front-page' }),
        route('search/suggestions', 'routes/suggestions/suggestions.ts'),
        route('product-cards', 'routes/product-cards/product-cards.ts'),
        route('products/:category/:slug', 'routes/product/product.tsx'),
        route('support/service-parts/:slug', 'routes/product/product.tsx', { id: 'service-part' }),
        route('favourites', 'routes/favourites/change-favourites.ts'),
        route('cart', 'routes/cart/cart.tsx'),
        route('shared-cart', 'routes/shared-cart/shared-cart.tsx'),
        route('checkout', 'routes/checkout/checkout.tsx', [
          index('routes/checkout/address.tsx'),
          route('shipping', 'routes/checkout/shipping.tsx'),
          route('payment', 'routes/checkout/payment.tsx'),
          route('review', 'routes/checkout/review.tsx'),
        ]),
        route('order-confirmation', 'routes/confirmation/confirmation.tsx'),
        route('order-status', 'routes/order-status/order-status.tsx'),
        route('for-professionals/literature', 'routes/documents/documents.tsx', { id: 'literature' }),
        route('for-professionals/technical-specifications', 'routes/documents/documents.tsx', { id: 'specifications' }),
        route('find-a-showroom', 'routes/showrooms/showrooms.tsx', { id: 'find-a-showroom' }),
        route('find-a-showroom/browse-all-showrooms', 'routes/showrooms/showrooms.tsx', { id: 'all-showrooms' }),
        route('locations', 'routes/showrooms/showrooms.tsx', { id: 'locations' }),
        route('locations/browse-all-stores', 'routes/showrooms/showrooms.tsx', { id: 'all-stores' }),
        route('locations/:showroom', 'routes/showrooms/showroom.tsx'),
        route('support/contact', 'routes/contact/contact.tsx'),
        route('declined', 'routes/declined/declined.tsx'),
        route('sign-in', 'routes/sign-in/sign-in.tsx'),
        route('reset-password', 'routes/reset-password/reset-password.tsx'),
        route('sign-out', 'routes/sign-in/sign-out.ts'),
        route('my-account', 'routes/account/account.tsx', [
          index('routes/orders/order-history.tsx'),
          route('order-history', 'routes/orders/order-history.tsx', { id: 'order-history' }),
          route('order-details', 'routes/orders/order-details.tsx'),
          route('my-favourites', 'routes/favourites/favourites.tsx'),
        ]),
        route('*', 'routes/content/content-page.tsx'),
      ]),
    ]),
  ]),
  route(':locale/texts.json', 'routes/texts.ts'),
  route('robots.txt', 'routes/crawlers/robots.ts'),
  route('sitemap.xml', 'routes/crawlers/sitemap.ts'),
] satisfies RouteConfig;
