import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the shop, in one table. What no row names is a page of the content system, or its 404 page. */
export default [
  layout('routes/shop.tsx', { id: 'shop' }, [
    layout('routes/page-frame.tsx', [
      index('routes/content-page.tsx', { id: 'root-page' }),
      ...prefix(':locale', [
        index('routes/content-page.tsx', { id: 'front-page' }),
        route('search/suggestions', 'routes/suggestions.ts'),
        route('product-cards', 'routes/product-cards.ts'),
        route('cart/preview', 'routes/cart-preview.ts'),
        route('products/:category/:slug', 'routes/product.tsx'),
        route('support/service-parts/:slug', 'routes/product.tsx', { id: 'service-part' }),
        route('newsletter', 'routes/newsletter.ts'),
        route('favourites', 'routes/change-favourites.ts'),
        layout('routes/editors-parts.tsx', [
          route('cart', 'routes/cart.tsx'),
          route('compare', 'routes/compare.tsx'),
          route('shared-cart', 'routes/shared-cart.tsx'),
          route('checkout', 'routes/checkout.tsx', [
            index('routes/checkout-address.tsx'),
            route('shipping', 'routes/checkout-shipping.tsx'),
            route('payment', 'routes/checkout-payment.tsx'),
            route('review', 'routes/checkout-review.tsx'),
          ]),
          route('order-confirmation', 'routes/order-confirmation.tsx'),
          route('my-account', 'routes/account.tsx', [
            index('routes/order-history.tsx'),
            route('order-history', 'routes/order-history.tsx', { id: 'order-history' }),
            route('order-details', 'routes/order-details.tsx'),
            route('my-favourites', 'routes/favourites.tsx'),
            route('addresses', 'routes/address-book.tsx'),
            route('account-settings', 'routes/account-settings.tsx'),
            route('my-data', 'routes/my-data.ts'),
          ]),
        ]),
        route('order-status', 'routes/order-status.tsx'),
        route('for-professionals/literature', 'routes/documents.tsx', { id: 'literature' }),
        route('for-professionals/technical-specifications', 'routes/documents.tsx', { id: 'specifications' }),
        route('find-a-showroom', 'routes/showrooms.tsx', { id: 'find-a-showroom' }),
        route('find-a-showroom/browse-all-showrooms', 'routes/showrooms.tsx', { id: 'all-showrooms' }),
        route('locations', 'routes/showrooms.tsx', { id: 'locations' }),
        route('locations/browse-all-stores', 'routes/showrooms.tsx', { id: 'all-stores' }),
        route('locations/:showroom', 'routes/showroom.tsx'),
        route('support/contact', 'routes/contact.tsx'),
        route('declined', 'routes/declined.tsx'),
        route('sign-in', 'routes/sign-in.tsx'),
        route('reset-password', 'routes/reset-password.tsx'),
        route('sign-out', 'routes/sign-out.ts'),
        route('*', 'routes/content-page.tsx'),
      ]),
    ]),
  ]),
  route(':locale/texts.json', 'routes/texts.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
] satisfies RouteConfig;
