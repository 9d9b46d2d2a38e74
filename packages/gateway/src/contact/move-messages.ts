import type { Tx } from '../database/database.ts';

/** Transfers a guest's newsletter subscriptions and cases to the customer account that the guest created. */
export async function moveMessages(tx: Tx, guest: string, customer: string): Promise<void> {
  for (const table of ['newsletter_subscriptions', 'cases'] as const)
    await tx.updateTable(table).set({ owner: customer }).where('owner', '=', guest).execute();
}
