import type { LineItem } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { logContext, shopperContext } from '../../shell/request-context.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { findShopperCart, forgetCart } from './shopper.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Each notice has a name in it, and the session that carries them to the next page is a cookie. */
const mostNotices = 6;

/** The items that a guest chose, to be read before a sign-in merges their cart into the account's. */
export const linesToMerge = (context: Context): Promise<readonly LineItem[]> =>
  context.get(shopperContext).isSignedIn ? Promise.resolve([]) : linesOf(context);

/** After a sign-in: leaves a notice for each item of which the account's cart has another quantity than the guest chose. */
export async function leaveMergeNotices(context: Context, chosen: readonly LineItem[]): Promise<void> {
  forgetCart(context);
  if (chosen.length === 0) return;
  leaveNotice(context, ...mergeNotices(chosen, await linesOf(context)).slice(0, mostNotices));
}

/** Lines of the cart; none for a visitor without one, and where it cannot be read: that must not keep anybody from signing in. */
async function linesOf(context: Context): Promise<readonly LineItem[]> {
  if (!context.get(shopperContext).isKnown) return [];
  try {
    return (await findShopperCart(context))?.lines ?? [];
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'what a sign-in did with the cart could not be found out');
    return [];
  }
}

/** What became of the items that a guest chose, in their order. */
function mergeNotices(chosen: readonly LineItem[], merged: readonly LineItem[]): SessionNotice[] {
  const names = new Map(chosen.map(({ sku, name }) => [sku, name]));
  return [...names].flatMap(([sku, name]): SessionNotice[] => {
    const [before, count] = [unitsOf(chosen, sku), unitsOf(merged, sku)];
    if (count === before) return [];
    if (count === 0) return [{ key: 'signIn.merged.gone', values: { name }, tone: 'warning' }];
    const values = { name, count, before };
    if (count < before) return [{ key: 'signIn.merged.fewer', values, tone: 'warning' }];
    return [{ key: 'signIn.merged.more', values, tone: 'info' }];
  });
}

const unitsOf = (lines: readonly LineItem[], wanted: string): number =>
  lines.reduce((units, { sku, quantity }) => (sku === wanted ? units + quantity : units), 0);
