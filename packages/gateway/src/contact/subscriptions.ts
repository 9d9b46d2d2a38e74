import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import { sql } from 'kysely';
import { queueToUnverified } from '../mail/index.ts';
import type { Tx } from '../database/database.ts';

type Subscription = CallRequest<typeof crmCalls.subscribe>['body'];

/** The stored data of a subscription besides its e-mail address. */
export type SubscriptionDocument = Omit<Subscription, 'email'>;

/**
 * Subscribes an e-mail address and sends a confirmation. For a subscribed address, only updates its document and owner,
 * so that a customer never exports what someone else entered.
 */
export async function subscribe(
  tx: Tx,
  owner: string,
  { email, ...document }: Subscription,
  clock: { now: () => Date; newId: () => string },
): Promise<void> {
  const now = clock.now();
  const text = JSON.stringify(document);
  const { isNew } = await tx
    .insertInto('newsletter_subscriptions')
    .values({ email, owner, document: text, subscribed_at: now, last_modified_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ owner, document: text, last_modified_at: now }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  const { firstName, locale } = document;
  if (isNew)
    await queueToUnverified(tx, { recipient: email, kind: 'subscription', locale, facts: { firstName } }, clock);
}

/** Transfers a guest's subscriptions to the customer account that the guest created. */
export async function moveSubscriptions(tx: Tx, guest: string, customer: string): Promise<void> {
  await tx.updateTable('newsletter_subscriptions').set({ owner: customer }).where('owner', '=', guest).execute();
}
