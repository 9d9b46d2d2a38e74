import type { CallRequest, registrationCalls } from '@basin/sdk/contract';
import type { Db, Tx } from '../database/database.ts';

export type Registration = CallRequest<typeof registrationCalls.register>['body'];
export type RegisteredProduct = Registration['products'][number] & { readonly sku: string };

/** A registration as stored, with the catalogue skus of its products. */
export interface RegistrationDocument extends Omit<Registration, 'email' | 'products'> {
  readonly products: readonly RegisteredProduct[];
}

/** Returns the registrations of an owner, newest first. */
export const findRegistrations = (db: Db | Tx, owner: string) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .execute();

/** Transfers a guest's registrations and uploads to the customer account that the guest created. */
export async function moveRegistrations(tx: Tx, guest: string, customer: string): Promise<void> {
  for (const table of ['registrations', 'uploads'] as const)
    await tx.updateTable(table).set({ owner: customer }).where('owner', '=', guest).execute();
}
