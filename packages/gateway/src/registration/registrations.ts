import type { CallRequest, registrationCalls } from '@basin/sdk/contract';
import type { Db, Tx } from '../database/database.ts';

export type Registration = CallRequest<typeof registrationCalls.register>['body'];
export type RegisteredProduct = Registration['products'][number] & { readonly sku: string };

/** A registration as it is kept, its products under the skus of the catalogue. */
export interface RegistrationDocument extends Omit<Registration, 'email' | 'products'> {
  readonly products: readonly RegisteredProduct[];
}

/** The registrations of an owner, the newest first. */
export const findRegistrations = (db: Db | Tx, owner: string) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .execute();

/** Gives what a guest registered, with the files that go with it, to the customer that the guest became. */
export async function moveRegistrations(tx: Tx, guest: string, customer: string): Promise<void> {
  for (const table of ['registrations', 'uploads'] as const)
    await tx.updateTable(table).set({ owner: customer }).where('owner', '=', guest).execute();
}
