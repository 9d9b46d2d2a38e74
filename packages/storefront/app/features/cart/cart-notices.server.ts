import { maxSamples, sampledSku } from '@basin/domain';
import { hasStatus, type LineItem, type QuantityNotice } from '@basin/sdk';
import type { SessionNotice } from '../../shell/session/shop-session.ts';

/** Returns the notice for a rejected cart change. Rethrows anything that is not an error response. */
export function rejectionOf(error: unknown): SessionNotice {
  if (hasStatus(error, 409)) return { key: 'cart.changed', tone: 'info' };
  if (hasStatus(error, 429)) return { key: 'error.rateLimit', tone: 'danger' };
  if (hasStatus(error, 400) && error.code === 'OutOfStock') return { key: 'cart.error.outOfStock', tone: 'danger' };
  if (hasStatus(error, 400, 404)) return { key: 'cart.error.add', tone: 'danger' };
  throw error;
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

/** Returns the notice for a line of which there is too little in stock, or undefined when it can be ordered. */
export function shortageNotice({ stockLimit }: Pick<LineItem, 'stockLimit'>): SessionNotice | undefined {
  if (stockLimit === null) return undefined;
  if (stockLimit === 0) return { key: 'cart.soldOut', tone: 'warning' };
  return { key: 'cart.short', values: { count: stockLimit }, tone: 'warning' };
}

/** Returns the notice for a quantity that was reduced while it was added. The cart may never have held the item. */
export function additionNoticeOf(cut: QuantityNotice, name: string): SessionNotice {
  const notice = noticeOf(cut, name);
  return notice.key === 'cart.error.reduced' ? { ...notice, key: 'cart.error.soldOut' } : notice;
}
