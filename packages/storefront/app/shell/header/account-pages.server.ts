import { tradePersona } from '@basin/domain';
import { isSwitchedOff, type Feature } from '../settings/features.ts';

/** The pages of an account, in the order of its menus. */
const accountPages = [
  { to: '/my-account/order-history', name: 'account.orders' },
  { to: '/my-account/my-favourites', name: 'account.favourites' },
  { to: '/my-account/my-products', name: 'account.products' },
  { to: '/my-account/my-services', name: 'account.services' },
  { to: '/my-account/addresses', name: 'account.addresses' },
  { to: '/my-account/account-settings', name: 'account.settings' },
] as const;

/** What the trade has beside these. */
const tradePages = [
  { to: '/my-account/projects', name: 'project.title' },
  { to: '/quick-order', name: 'quickOrder.title' },
] as const;

/** What associates have beside these. */
const associatePages = [{ to: '/my-account/sell', name: 'sell.title' }] as const;

/** The pages of a persona's account, without those of features that are switched off. */
export const accountPagesOf = (persona: string, switchedOff: readonly Feature[], isAssociate: boolean) =>
  [...(isAssociate ? associatePages : []), ...accountPages, ...(persona === tradePersona ? tradePages : [])].filter(
    ({ to }) => !isSwitchedOff(to, switchedOff),
  );
