import { tradePersona } from '@basin/domain';

/** The pages of an account, in the order of its menus. */
const accountPages = [
  { to: '/my-account/order-history', name: 'account.orders' },
  { to: '/my-account/my-favourites', name: 'account.favourites' },
  { to: '/my-account/my-products', name: 'account.products' },
  { to: '/my-account/my-services', name: 'account.services' },
  { to: '/my-account/addresses', name: 'account.addresses' },
  { to: '/my-account/account-settings', name: 'account.settings' },
] as const;

/** The pages of a persona's account: the trade orders by number, too. */
export const accountPagesOf = (persona: string) =>
  persona === tradePersona
    ? ([...accountPages, { to: '/quick-order', name: 'quickOrder.title' }] as const)
    : accountPages;
