/** The pages of an account, in the order of its menus. */
export const accountPages = [
  { to: '/my-account/order-history', name: 'account.orders' },
  { to: '/my-account/my-favourites', name: 'account.favourites' },
  { to: '/my-account/my-products', name: 'account.products' },
  { to: '/my-account/my-services', name: 'account.services' },
  { to: '/my-account/addresses', name: 'account.addresses' },
  { to: '/my-account/account-settings', name: 'account.settings' },
] as const;
