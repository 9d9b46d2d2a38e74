import type { SelectQueryBuilder } from 'kysely';
import { loginFrom } from '../identity/index.ts';
import { notFound } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type {} from './table.ts';
import type { Order } from './order.ts';

/** The criteria and page of an order query. */
export interface OrderFilter {
  readonly orderNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly cartId?: string | undefined;
  readonly state?: 'open' | 'past' | undefined;
  readonly sort?: 'createdAt desc' | 'createdAt asc' | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const pageSize = 20;
const openStates = ['Open', 'Confirmed'];

export async function insertOrder(tx: Tx, order: Order): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      id: order.id,
      order_number: order.orderNumber,
      cart_id: order.cart.id,
      anonymous_id: order.anonymousId ?? null,
      customer_id: order.customerId ?? null,
      customer_email: loginFrom(order.customerEmail),
      state: order.orderState,
      document: JSON.stringify(order),
      created_at: new Date(order.createdAt),
    })
    .execute();
}

/** Returns the newest orders of all customers, for an operator; of the open ones the oldest, which have waited longest. */
export async function listOrders(db: Db, { state, limit }: Required<Pick<OrderFilter, 'state' | 'limit'>>) {
  const rows = await ofState(db.selectFrom('orders'), state)
    .select('document')
    .orderBy('created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit ?? pageSize)
    .execute();
  return rows.map(({ document }) => document);
}

/**
 * Returns the order with a number, regardless of its owner, for an operator.
 *
 * @throws {HttpProblem} 404
 */
export async function getOrder(db: Db, orderNumber: string): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .select('document')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) throw notFound(`There is no order ${orderNumber}.`);
  return row.document;
}

/** Returns the order with a number, locked until the transaction ends. */
export async function lockOrder(tx: Tx, orderNumber: string): Promise<Order | undefined> {
  const query = tx.selectFrom('orders').select('document').where('order_number', '=', orderNumber).forUpdate();
  const row = await query.executeTakeFirst();
  return row?.document;
}

/** Saves a changed order and increments its version; the caller must hold its lock. */
export async function saveOrder(tx: Tx, changed: Order): Promise<Order> {
  const order = { ...changed, version: changed.version + 1 };
  await tx
    .updateTable('orders')
    .set({ state: order.orderState, document: JSON.stringify(order) })
    .where('id', '=', order.id)
    .execute();
  return order;
}

/** Returns a page of the caller's own orders, newest first by default. */
export async function findOrders(db: Db, principal: Principal, filter: OrderFilter) {
  const { limit = pageSize, offset = 0, sort = 'createdAt desc' } = filter;
  const query = ownOrders(db, principal, filter);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select('document')
    .orderBy('created_at', sort === 'createdAt asc' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { limit, offset, count: rows.length, total, results: rows.map(({ document }) => document) };
}

/**
 * Returns the order with a number and an e-mail address, without its guest id, with which a guest token could be
 * requested.
 */
export async function findOrder(db: Db, orderNumber: string, email: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('document')
    .where('order_number', '=', wholeNumberOf(orderNumber))
    .where('customer_email', '=', loginFrom(email))
    .executeTakeFirst();
  if (!row) return undefined;
  const { anonymousId: _, ...order } = row.document;
  return order;
}

/** Restricts the query to the caller's orders. */
function ownOrders(db: Db, principal: Principal, { orderNumber, email, cartId, state }: OrderFilter) {
  let query = db
    .selectFrom('orders')
    .where((eb) =>
      principal.kind === 'customer'
        ? eb('customer_id', '=', principal.customerId)
        : eb.and([eb('anonymous_id', '=', principal.anonymousId), eb('customer_id', 'is', null)]),
    );
  if (orderNumber !== undefined) query = query.where('order_number', '=', wholeNumberOf(orderNumber));
  if (email !== undefined) query = query.where('customer_email', '=', loginFrom(email));
  if (cartId !== undefined) query = query.where('cart_id', '=', cartId);
  return ofState(query, state);
}

/** Returns the number of the whole order for that of a part, such as `W1234-2`. */
export const wholeNumberOf = (orderNumber: string): string => orderNumber.replace(/-\d+$/, '');

const ofState = (query: SelectQueryBuilder<Tables, 'orders', object>, state: OrderFilter['state']) =>
  state === undefined ? query : query.where('state', state === 'open' ? 'in' : 'not in', openStates);
