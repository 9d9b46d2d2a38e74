import { tradePersona } from '@basin/domain';
import type { Context } from '../context.ts';
import { shopperContext } from '../request-context.server.ts';
import { isSwitchedOff } from '../settings/features.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';

/** The account pages, in menu order. */
const accountPages = [
  { to: '/my-account/order-history', name: 'account.orders' },
  { to: '/my-account/my-favourites', name: 'account.favourites' },
  { to: '/my-account/my-products', name: 'account.products' },
  { to: '/my-account/my-services', name: 'account.services' },
  { to: '/my-account/addresses', name: 'account.addresses' },
  { to: '/my-account/account-settings', name: 'account.settings' },
] as const;

/** The additional pages of trade customers. */
const tradePages = [
  { to: '/my-account/projects', name: 'project.title' },
  { to: '/quick-order', name: 'quickOrder.title' },
] as const;

/** The additional pages of associates. */
const associatePages = [{ to: '/my-account/sell', name: 'sell.title' }] as const;

/** Returns the account pages of the request's customer, without those of disabled features. */
export async function accountPagesOf(context: Context) {
  const { koc, persona } = context.get(shopperContext);
  const { switchedOff } = await shopSettings(context);
  return [
    ...(koc === undefined ? [] : associatePages),
    ...accountPages,
    ...(persona === tradePersona ? tradePages : []),
  ].filter(({ to }) => !isSwitchedOff(to, switchedOff));
}
