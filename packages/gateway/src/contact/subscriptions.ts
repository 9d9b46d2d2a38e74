import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import { sql } from 'kysely';
import { postToUnverified } from '../mail/index.ts';
import type { Tx } from '../database/database.ts';

type Subscription = CallRequest<typeof crmCalls.subscribe>['body'];

/** What is kept of a subscription beside its address. */
export type SubscriptionDocument = Omit<Subscription, 'email'>;

/** Subscribes an address, and writes to it; one that is subscribed already keeps its day and takes what it says now. */
export async function subscribe(
  tx: Tx,
  { email, ...document }: Subscription,
  clock: { now: () => Date; newId: () => string },
): Promise<void> {
  const now = clock.now();
  const text = JSON.stringify(document);
  const { isNew } = await tx
    .insertInto('newsletter_subscriptions')
    .values({ email, document: text, subscribed_at: now, last_modified_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ document: text, last_modified_at: now }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  const { firstName, locale } = document;
  if (isNew)
    await postToUnverified(tx, { recipient: email, kind: 'subscription', locale, facts: { firstName } }, clock);
}
