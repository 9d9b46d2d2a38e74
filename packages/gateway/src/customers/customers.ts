import { personaFrom, profileLabel } from '@basin/domain';
import type { Selectable } from 'kysely';
import { customerGroupReference } from '../catalogue/index.ts';
import { notFound, staleVersion } from '../http/http-problem.ts';
import { pendingEmailOf } from '../identity/index.ts';
import type { Db, Tx } from '../database/database.ts';
import type { CustomerRow } from './table.ts';
import { tradeApplicationOf } from './trade-application.ts';
import type { CustomerAddress, CustomerDocument } from './customer.ts';

/** A row of the customers table. */
export type Customer = Selectable<CustomerRow>;

/**
 * Finds a customer by id.
 *
 * @throws {HttpProblem} 404 for an unknown id
 */
export async function findCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const row = await db.selectFrom('customers').where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw notFound(`The Customer with ID '${id}' was not found.`);
  return row;
}

/** @throws {HttpProblem} 404 for an unknown id, 409 with the current version */
export async function expectVersion(db: Db, id: string, version: number): Promise<void> {
  const current = await findCustomer(db, id);
  if (current.version !== version) throw staleVersion(id, version, current.version);
}

/**
 * Changes a customer when the version is current.
 *
 * @throws {HttpProblem} 404 for an unknown id, 409 with the current version
 */
export async function changeCustomer(
  { db, now }: { db: Db | Tx; now: () => Date },
  { id, version }: { id: string; version: number },
  change: (customer: Customer) => CustomerDocument,
): Promise<Customer> {
  const current = await findCustomer(db, id);
  if (current.version !== version) throw staleVersion(id, version, current.version);
  const changed = await db
    .updateTable('customers')
    .set({ version: version + 1, document: JSON.stringify(change(current)), last_modified_at: now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  throw staleVersion(id, version, (await findCustomer(db, id)).version);
}

/** Returns a customer in the wire format, with the new e-mail address that they must still confirm. */
export const customerReply = async (db: Db, customer: Customer, now: Date) => ({
  ...customerFrom(customer),
  pendingEmail: await pendingEmailOf(db, customer.id, now),
});

/** Converts a customer to its wire format. */
export function customerFrom(customer: Customer) {
  const { id, version, email, persona, document } = customer;
  const { firstName, lastName, companyName, locale, businessType, businessSubType } = document;
  const { addresses, defaultShippingAddressId } = document;
  const profile = addresses.find(({ label }) => label === profileLabel);
  const primary = addresses.find((address) => address.id === defaultShippingAddressId);
  const postalCode = (profile ?? primary)?.postalCode;
  const group = personaFrom(persona);
  return {
    id,
    version,
    email,
    firstName,
    lastName,
    companyName,
    locale,
    addresses: addresses.map(addressFrom),
    defaultShippingAddressId,
    shippingAddressIds: defaultShippingAddressId ? [defaultShippingAddressId] : [],
    billingAddressIds: [],
    customerGroup: { ...customerGroupReference(group), key: group },
    isEmailVerified: false,
    ...(postalCode && { postalCode }),
    persona,
    tradeApplication: tradeApplicationOf(customer),
    custom: {
      type: { typeId: 'type', id: 'customer' },
      fields: { ...(businessType && { businessType }), ...(businessSubType && { businessSubType }) },
    },
  };
}

const addressFrom = ({ label, ...address }: CustomerAddress) => ({
  ...address,
  ...(label && { custom: { type: { typeId: 'type', id: 'address' }, fields: { label } } }),
});
