import type { LineItem } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { logContext, shopperContext } from '../../shell/request-context.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { findShopperCart, invalidateCart } from './shopper.server.ts';

/** Each notice holds a product name, and the notices travel in cookies. */
const maxNotices = 6;

/** Returns the guest's lines. Call it before a sign-in merges them into the account's cart. */
export const linesToMerge = (context: Context): Promise<readonly LineItem[]> =>
  context.get(shopperContext).isSignedIn ? Promise.resolve([]) : linesOf(context);

/** After a sign-in, queues a notice for each item whose quantity in the merged cart differs from the guest's. */
export async function queueMergeNotices(context: Context, chosen: readonly LineItem[]): Promise<void> {
  invalidateCart(context);
  if (chosen.length === 0) return;
  queueNotice(context, ...mergeNotices(chosen, await linesOf(context)).slice(0, maxNotices));
}

/**
 * Returns the cart's lines. Returns none without a cart or when it cannot be read, so that the sign-in still succeeds.
 */
async function linesOf(context: Context): Promise<readonly LineItem[]> {
  if (!context.get(shopperContext).isKnown) return [];
  try {
    return (await findShopperCart(context))?.lines ?? [];
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not read the cart to compare it before and after the sign-in');
    return [];
  }
}

/** Returns a notice for each of the guest's items that the merge changed, in their order. */
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

const unitsOf = (lines: readonly LineItem[], expected: string): number =>
  lines.reduce((units, { sku, quantity }) => (sku === expected ? units + quantity : units), 0);
