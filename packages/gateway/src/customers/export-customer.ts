import type { Db } from '../database/database.ts';
import { customerReply, findCustomer } from './customers.ts';

/**
 * Returns all data stored under a customer's id, without passwords, keys and the names of operators. Leaves out what a
 * guest sent with the same e-mail address, because the address is not verified.
 *
 * @throws {HttpProblem} 404 for an unknown id
 */
export async function exportCustomer(db: Db, id: string, now: Date) {
  const customer = await findCustomer(db, id);
  const owner = `customer:${id}`;
  const [orders, carts, favourites, registrations, subscriptions, cases, files] = await Promise.all([
    db.selectFrom('orders').where('customer_id', '=', id).orderBy('created_at').select('document').execute(),
    db.selectFrom('carts').where('customer_id', '=', id).where('state', '=', 'Active').select('document').execute(),
    db
      .selectFrom('favourites_lists')
      .where('customer_id', '=', id)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .orderBy('created_at')
      .select('document')
      .execute(),
    db.selectFrom('registrations').where('owner', '=', owner).select(['email', 'document', 'registered_at']).execute(),
    db
      .selectFrom('newsletter_subscriptions')
      .where('owner', '=', owner)
      .orderBy('subscribed_at')
      .select(['email', 'document', 'subscribed_at'])
      .execute(),
    db
      .selectFrom('cases')
      .where('owner', '=', owner)
      .select(['case_number', 'email', 'document', 'created_at'])
      .execute(),
    db.selectFrom('uploads').where('owner', '=', owner).select(['file_name', 'type']).execute(),
  ]);
  const { tradeChanges: _, ...document } = customer.document; // names operators
  return {
    customer: { ...document, ...(await customerReply(db, customer, now)) },
    orders: orders.map(({ document }) => document),
    carts: carts.map(({ document }) => document),
    favourites: favourites.map(({ document }) => document),
    registrations: registrations.map(({ email, document, registered_at }) => ({
      email,
      ...document,
      registeredAt: registered_at,
    })),
    newsletters: subscriptions.map(({ email, document, subscribed_at }) => ({
      email,
      ...document,
      subscribedAt: subscribed_at,
    })),
    messages: cases.map(({ case_number, email, document, created_at }) => ({
      caseNumber: case_number,
      email,
      ...document,
      sentAt: created_at,
    })),
    files: files.map(({ file_name, type }) => ({ name: file_name, type })),
  };
}
