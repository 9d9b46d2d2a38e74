import { mostSamples, sampledSku } from '@basin/domain';
import { hasStatus, type QuantityNotice } from '@basin/sdk';
import type { SessionNotice } from '../../shell/session/shop-session.ts';

/** What a refused change of the cart means to a shopper; what is not an error response is thrown on. */
export function rejectionOf(error: unknown): SessionNotice {
  if (hasStatus(error, 409)) return { key: 'cart.changed', tone: 'info' };
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
  most: { key: 'cart.sample.most', values: { count: mostSamples }, tone: 'warning' },
} as const satisfies Record<string, SessionNotice>;

/** The notice for a quantity that was cut to the stock, or to the samples that a cart may hold. */
export function noticeOf({ sku, message, quantity }: QuantityNotice, name: string): SessionNotice {
  if (sampledSku(sku) !== undefined) return sampleNotices[message === 'reduced' ? 'most' : 'once'];
  return { key: noticeKeys[message], values: { count: quantity, name }, tone: 'warning' };
}
