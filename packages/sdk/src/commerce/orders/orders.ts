import { defaultLanguage, orderLookup, type Locale } from '@basin/domain';
import type { OrderHistoryCalls, OrdersCalls } from '../../calls.ts';
import { hasStatus, nullOn } from '../../client/errors.ts';
import type { FileReply } from '../../contract/call.ts';
import type { OrdersQueryReply } from '../../contract/types.ts';
import type { Logger } from '../../logger.ts';
import { orderFrom, type Order } from './read-order.ts';

/** The orders of one shopper. A failed request is logged and returns null or an empty list. */
export interface Orders {
  /** Returns the customer's orders, newest first. */
  readonly list: (wanted?: ListOrders) => Promise<readonly Order[]>;
  /**
   * Returns an order by number; null when this shopper has no such order. A guest must also pass the e-mail address.
   */
  readonly get: (number: string, proof?: OrderProof) => Promise<Order | null>;
  /** Returns the order with this number and e-mail address; null, without distinction, when either is wrong. */
  readonly find: (lookup: FindOrder) => Promise<Order | null>;
  /**
   * Cancels an order of which nothing has shipped. A guest must also pass the e-mail address; anyone who knows both can
   * cancel.
   */
  readonly cancel: (number: string, proof?: OrderProof) => Promise<CancelledOrder>;
  /** Returns the invoice of a shipped order, or null. */
  readonly invoice: (number: string, proof?: OrderProof) => Promise<FileReply | null>;
  /**
   * Returns the parts of a split order, each with its own number, items, status and parcels. An order that was not split
   * is returned itself. Anyone who knows the number and the e-mail address may ask.
   */
  readonly parts: (lookup: FindOrder) => Promise<readonly Order[]>;
}

/** The orders to list. */
export interface ListOrders {
  /** Open or past orders; both by default. */
  readonly state?: 'open' | 'past' | undefined;
  /** 100 by default, which is the maximum. */
  readonly limit?: number | undefined;
  readonly skip?: number | undefined;
}

/** A guest's proof that an order is theirs. */
export interface OrderProof {
  readonly email?: string | undefined;
}

/**
 * A cancelled order, or the reason for a rejection: something has shipped or it is complete, or this shopper has no
 * such order.
 */
export type CancelledOrder =
  { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly reason: 'tooLate' | 'unknown' };

/** The values to find an order by. */
export interface FindOrder {
  readonly number: string;
  readonly email: string;
}

/** The language of the lines, and the logger for failures. */
export interface OrdersOptions {
  readonly locale?: Locale | undefined;
  readonly logger?: Logger | undefined;
}

/** The calls that orders use. */
export interface OrdersNounCalls {
  readonly orders: Pick<OrdersCalls, 'details'>;
  readonly orderHistory: Pick<OrderHistoryCalls, 'list' | 'listByState' | 'find' | 'cancel' | 'invoice' | 'split'>;
}

/** Creates the orders of a shopper on the given calls. @see catalogue spec §7, §8 */
export function createOrders(
  { orders, orderHistory }: OrdersNounCalls,
  { locale = defaultLanguage, logger }: OrdersOptions = {},
): Orders {
  const read = (reply: Promise<OrdersQueryReply>, failure: string): Promise<readonly Order[]> =>
    reply.then(
      ({ results }) => results.map((order) => orderFrom(order, locale)),
      (problem: unknown) => {
        logger?.error(failure, problem);
        return [];
      },
    );
  return {
    list({ state, limit = 100, skip } = {}) {
      const query = { sort: 'createdAt desc', limit, ...(skip !== undefined && { offset: skip }) } as const;
      const reply =
        state === undefined ? orderHistory.list({ query }) : orderHistory.listByState({ query: { ...query, state } });
      return read(reply, 'The orders could not be fetched');
    },
    async get(orderNumber, { email } = {}) {
      const query = { orderNumber, ...(email !== undefined && { email }) };
      const [order] = await read(orders.details({ query }), 'An order could not be fetched');
      return order ?? null;
    },
    find: ({ number, email }) =>
      orderHistory.find({ body: orderLookup({ email, orderId: number }) }).then(
        (order) => orderFrom(order, locale),
        () => null, // the same for a wrong number and a wrong e-mail address
      ),
    cancel: (orderNumber, { email } = {}) =>
      orderHistory.cancel({ body: { orderNumber, ...(email !== undefined && { email }) } }).then(
        (order): CancelledOrder => ({ ok: true, order: orderFrom(order, locale) }),
        (error: unknown): CancelledOrder => {
          if (hasStatus(error, 400)) return { ok: false, reason: 'tooLate' };
          if (hasStatus(error, 404, 429)) return { ok: false, reason: 'unknown' };
          throw error;
        },
      ),
    invoice: async (orderNumber, { email } = {}) => {
      const reply = orderHistory.invoice({ body: { orderNumber, ...(email !== undefined && { email }) } });
      return (await reply.catch(nullOn(404, 429))) ?? null;
    },
    parts: ({ number, email }) =>
      read(orderHistory.split({ query: { parentOrderNumber: number, email } }), 'A split order could not be fetched'),
  };
}
