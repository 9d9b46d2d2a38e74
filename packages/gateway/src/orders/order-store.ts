import type { Principal } from '../principal.ts';
import type { Db, Tx } from '../store/database.ts';
import type { Order } from './order.ts';

/** Which orders are asked for. */
export interface OrderFilter {
  readonly orderNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly cartId?: string | undefined;
  readonly state?: 'open' | 'past' | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const PAGE_SIZE = 20;
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
      customer_email: order.customerEmail,
      state: order.orderState,
      document: JSON.stringify(order),
      created_at: new Date(order.createdAt),
    })
    .execute();
}

/** A page of the caller's orders, the newest first; who knows a number and its e-mail finds that order too. */
export async function findOrders(db: Db, principal: Principal, filter: OrderFilter) {
  const { limit = PAGE_SIZE, offset = 0 } = filter;
  const query = matchingOrders(db, principal, filter);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select('document')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { limit, offset, count: rows.length, total, results: rows.map(({ document }) => document) };
}

function matchingOrders(db: Db, principal: Principal, { orderNumber, email, cartId, state }: OrderFilter) {
  let query = db.selectFrom('orders').where((eb) => {
    const own =
      principal.kind === 'customer'
        ? eb('customer_id', '=', principal.customerId)
        : eb.and([eb('anonymous_id', '=', principal.anonymousId), eb('customer_id', 'is', null)]);
    if (orderNumber === undefined || email === undefined) return own;
    return eb.or([own, eb.and([eb('order_number', '=', orderNumber), eb('customer_email', '=', email)])]);
  });
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber);
  if (email !== undefined) query = query.where('customer_email', '=', email);
  if (cartId !== undefined) query = query.where('cart_id', '=', cartId);
  if (state !== undefined) query = query.where('state', state === 'open' ? 'in' : 'not in', openStates);
  return query;
}
