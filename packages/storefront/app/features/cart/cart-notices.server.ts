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

/** The notice for a quantity that was cut to the stock. */
export function noticeOf({ message, quantity }: QuantityNotice, name: string): SessionNotice {
  return { key: noticeKeys[message], values: { count: quantity, name }, tone: 'warning' };
}
