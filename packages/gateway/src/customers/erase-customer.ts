import { canTakeStep } from '@basin/domain';
import { sql } from 'kysely';
import type { CartAddress } from '../cart/index.ts';
import { lifecycleOf } from '../fulfilment/index.ts';
import { problem, staleVersion } from '../http/http-problem.ts';
import { resetSignInAttempts } from '../identity/index.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { findCustomer } from './customers.ts';

const erasedEmail = 'erased@example.invalid';

/**
 * Erases a customer: account, addresses, sessions, tokens, e-mails, favourites, open carts and cases. Orders stay for
 * accounting, without personal data.
 *
 * @throws {HttpProblem} 404 for an unknown id, 409 for a stale version, 409 OrderInProgress while an order must still ship
 */
export async function eraseCustomer(
  { db, newId }: { db: Db; newId: () => string },
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const pseudonym = `erased-${newId()}`;
  await transact(db, async (tx) => {
    const customer = await findCustomer(tx, id);
    if (version !== undefined && customer.version !== version) throw staleVersion(id, version, customer.version);
    // an order of another tab that is being placed holds the lock of its cart
    await tx.selectFrom('carts').where('customer_id', '=', id).select('id').orderBy('id').forUpdate().execute();
    await expectNoOrderToShip(tx, id);
    await eraseMail(tx, id, customer.email);
    await pseudonymiseOrders(tx, id, pseudonym);
    await pseudonymiseCarts(tx, id, pseudonym);
    await tx.deleteFrom('idempotency_keys').where('owner', '=', `customer:${id}`).execute();
    await eraseCorrespondence(tx, `customer:${id}`, customer.email);
    await forgetSignInAttempts(tx, id);
    await tx.deleteFrom('customers').where('id', '=', id).execute(); // cascades to account, sessions, sign-in steps and grants
  });
}

/** An order that must still ship needs its address and e-mail address. */
async function expectNoOrderToShip(tx: Tx, customerId: string): Promise<void> {
  const orders = await tx.selectFrom('orders').where('customer_id', '=', customerId).select('document').execute();
  const numbers = orders.flatMap(({ document }) =>
    // an open order of services has no parcels, but its address is still needed
    (['ship', 'cancel'] as const).some((step) => canTakeStep(lifecycleOf(document), step))
      ? [document.orderNumber]
      : [],
  );
  if (numbers.length === 0) return;
  const message = `The account cannot be deleted while an order must still ship: ${numbers.join(', ')}.`;
  throw problem(409, { code: 'OrderInProgress', message });
}

/** Deletes e-mails to the customer's present, earlier and requested addresses, and about their orders and cases to any address. */
async function eraseMail(tx: Tx, id: string, email: string): Promise<void> {
  const orders = tx.selectFrom('orders').where('customer_id', '=', id).select('order_number');
  const requested = tx
    .selectFrom('identity_transactions')
    .innerJoin('accounts', 'accounts.uid', 'identity_transactions.uid')
    .where('customer_id', '=', id)
    .where('email', 'is not', null)
    .select(sql<string>`email`.as('email'));
  const cases = tx.selectFrom('cases').where('owner', '=', `customer:${id}`).select('case_number');
  await tx
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('recipient', '=', email),
        eb('recipient', 'in', requested),
        eb(sql<string>`facts->>'newEmail'`, '=', email), // sent to the address before this one
        eb(sql<string>`facts->>'orderNumber'`, 'in', orders),
        eb(sql<string>`facts->>'caseNumber'`, 'in', cases),
      ]),
    )
    .execute();
}

async function forgetSignInAttempts(tx: Tx, customerId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .where('customer_id', '=', customerId)
    .select(['uid', 'login'])
    .executeTakeFirst();
  if (account) await resetSignInAttempts(tx, account);
}

/**
 * Deletes uploads, cases, registrations and subscriptions. What others sent with the customer's e-mail address stays, as
 * nobody has verified that the address is the customer's; but it gets no newsletter.
 */
async function eraseCorrespondence(tx: Tx, owner: string, email: string): Promise<void> {
  for (const table of ['uploads', 'cases', 'registrations'] as const)
    await tx.deleteFrom(table).where('owner', '=', owner).execute();
  await tx
    .deleteFrom('newsletter_subscriptions')
    .where((eb) => eb.or([eb('owner', '=', owner), eb('email', '=', email)]))
    .execute();
}

async function pseudonymiseOrders(tx: Tx, customerId: string, pseudonym: string): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .select(['id', 'document'])
    .forUpdate()
    .execute();
  for (const { id, document } of orders) {
    const { shippingAddress, billingAddress, custom } = document;
    const anonymized = {
      ...document,
      custom: { ...custom, fields: { ...custom.fields, purchaseOrderNumber: undefined } }, // may name the customer
      customerId: pseudonym,
      anonymousId: undefined,
      customerEmail: erasedEmail,
      shippingAddress: shippingAddress && placeOf(shippingAddress),
      billingAddress: placeOf(billingAddress),
    };
    const changes = { customer_id: pseudonym, anonymous_id: null, customer_email: erasedEmail };
    await tx
      .updateTable('orders')
      .set({ ...changes, document: JSON.stringify(anonymized) })
      .where('id', '=', id)
      .execute();
    // an operator's reason may name the customer
    await tx.updateTable('order_steps').set({ reason: null }).where('order_id', '=', id).execute();
  }
}

/** Anonymizes ordered carts, which accounting needs, and deletes the others. */
async function pseudonymiseCarts(tx: Tx, customerId: string, pseudonym: string): Promise<void> {
  const ordered = tx.selectFrom('orders').select('cart_id');
  await tx.deleteFrom('carts').where('customer_id', '=', customerId).where('id', 'not in', ordered).execute();
  const carts = await tx.selectFrom('carts').where('customer_id', '=', customerId).select(['id', 'document']).execute();
  for (const { id, document } of carts) {
    const { shippingAddress, billingAddress } = document;
    const anonymized = {
      ...document,
      customerId: pseudonym,
      anonymousId: undefined,
      customerEmail: undefined,
      shippingAddress: shippingAddress && placeOf(shippingAddress),
      billingAddress: billingAddress && placeOf(billingAddress),
    };
    const changes = { customer_id: pseudonym, anonymous_id: null, document: JSON.stringify(anonymized) };
    await tx.updateTable('carts').set(changes).where('id', '=', id).execute();
    await pseudonymisePayments(tx, id);
  }
}

async function pseudonymisePayments(tx: Tx, cartId: string): Promise<void> {
  const payments = await tx.selectFrom('payments').where('cart_id', '=', cartId).select(['id', 'document']).execute();
  for (const { id, document } of payments) {
    const anonymized = { ...document, billingAddress: placeOf(document.billingAddress) };
    await tx
      .updateTable('payments')
      .set({ document: JSON.stringify(anonymized) })
      .where('id', '=', id)
      .execute();
  }
}

/** Returns the parts of an address that tax records need. */
const placeOf = ({ country, state, postalCode }: CartAddress): CartAddress => ({ country, state, postalCode });
