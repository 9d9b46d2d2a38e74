import { defaultLanguage, orderLookup, type Locale } from '@basin/domain';
import type { OrderHistoryCalls, OrdersCalls } from '../../calls.ts';
import { hasStatus, nullOn } from '../../client/errors.ts';
import type { FileReply } from '../../contract/call.ts';
import type { OrdersQueryReply } from '../../contract/types.ts';
import type { Logger } from '../../logger.ts';
import { orderFrom, type Order } from './read-order.ts';

/** The orders of one shopper. A list or an order that cannot be fetched is logged and none. */
export interface Orders {
  /** The customer's orders, the newest first. */
  readonly list: (wanted?: ListOrders) => Promise<readonly Order[]>;
  /** The order of a number; null when this shopper has none of it. A guest says the e-mail as well. */
  readonly get: (number: string, proof?: OrderProof) => Promise<Order | null>;
  /** An order for whoever knows number and e-mail; null whichever is wrong, and without a word. */
  readonly find: (lookup: FindOrder) => Promise<Order | null>;
  /** Cancels an order of which nothing is shipped. A guest says the e-mail as well; whoever knows both may cancel it. */
  readonly cancel: (number: string, proof?: OrderProof) => Promise<CancelledOrder>;
  /** The invoice of a shipped order, or null. */
  readonly invoice: (number: string, proof?: OrderProof) => Promise<FileReply | null>;
  /** The orders that one was split into, for whoever knows its number and e-mail. */
  readonly parts: (lookup: FindOrder) => Promise<readonly Order[]>;
}

/** Which orders are wanted. */
export interface ListOrders {
  /** Those under way or those of the past; both unless given. */
  readonly state?: 'open' | 'past' | undefined;
  /** 100 unless given, which is the most. */
  readonly limit?: number | undefined;
  readonly skip?: number | undefined;
}

/** How a guest shows that an order is theirs. */
export interface OrderProof {
  readonly email?: string | undefined;
}

/** An order that is cancelled, or why it is not: something of it is shipped or done, or this shopper has none of it. */
export type CancelledOrder =
  { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly reason: 'tooLate' | 'unknown' };

/** By what an order is looked up. */
export interface FindOrder {
  readonly number: string;
  readonly email: string;
}

/** The language of the lines, and where failures are logged. */
export interface OrdersOptions {
  readonly locale?: Locale | undefined;
  readonly logger?: Logger | undefined;
}

/** The calls that orders are made of. */
export interface OrdersNounCalls {
  readonly orders: Pick<OrdersCalls, 'details'>;
  readonly orderHistory: Pick<OrderHistoryCalls, 'list' | 'listByState' | 'find' | 'cancel' | 'invoice' | 'split'>;
}

/** The orders of a shopper over the calls given. @see catalogue spec §7, §8 */
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
        () => null, // the same for a wrong number and a wrong address
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
