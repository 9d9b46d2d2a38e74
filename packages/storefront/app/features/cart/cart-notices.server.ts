import { maxSamples, sampledSku } from '@basin/domain';
import { hasStatus, type LineItem, type QuantityNotice } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { unsoldKeys } from './unsold-keys.ts';

/** Returns the notice for a cart change that was rejected or may succeed later. Throws any other error. */
export function rejectionOf(context: Context, error: unknown): SessionNotice {
  if (hasStatus(error, 404, 409)) return { key: 'cart.changed', tone: 'info' };
  if (hasStatus(error, 400) && error.code === 'OutOfStock') return { key: 'cart.error.outOfStock', tone: 'danger' };
  if (hasStatus(error, 400) && error.code === 'MatchingPriceNotFound')
    return { key: 'product.unpriced', tone: 'danger' };
  if (hasStatus(error, 400)) return { key: 'cart.error.add', tone: 'danger' };
  return { key: retryKeyOf(context)(error), tone: 'danger' };
}

const noticeKeys = {
  capped: 'cart.capped',
  noItemsToShip: 'cart.error.noItemsToShip',
  reduced: 'cart.error.reduced',
} as const;

const sampleNotices = {
  once: { key: 'cart.sample.once', tone: 'info' },
  limit: { key: 'cart.sample.most', values: { count: maxSamples }, tone: 'warning' },
} as const satisfies Record<string, SessionNotice>;

/** Returns the notice for a quantity that was reduced to the stock or to the sample limit. */
export function noticeOf({ sku, message, quantity }: QuantityNotice, name: string): SessionNotice {
  if (sampledSku(sku) !== undefined) return sampleNotices[message === 'reduced' ? 'limit' : 'once'];
  return { key: noticeKeys[message], values: { count: quantity, name }, tone: 'warning' };
}

/** Returns the notice for a line that can no longer be bought online, or undefined when it can. */
export const unsoldNotice = ({ unsoldReason }: Pick<LineItem, 'unsoldReason'>): SessionNotice | undefined =>
  unsoldReason === null ? undefined : { key: unsoldKeys[unsoldReason], tone: 'warning' };

/** Returns the notice for a line that is no longer sold or short in stock, or undefined when it can be ordered. */
export function problemNotice(line: Pick<LineItem, 'stockLimit' | 'unsoldReason'>): SessionNotice | undefined {
  const { stockLimit, unsoldReason } = line;
  if (unsoldReason !== null) return unsoldNotice(line);
  if (stockLimit === null) return undefined;
  if (stockLimit === 0) return { key: 'cart.soldOut', tone: 'warning' };
  return { key: 'cart.short', values: { count: stockLimit }, tone: 'warning' };
}

/** Returns the notice for a quantity that was reduced while it was added. The cart may never have held the item. */
export function additionNoticeOf(cut: QuantityNotice, name: string): SessionNotice {
  const notice = noticeOf(cut, name);
  return notice.key === 'cart.error.reduced' ? { ...notice, key: 'cart.error.soldOut' } : notice;
}
