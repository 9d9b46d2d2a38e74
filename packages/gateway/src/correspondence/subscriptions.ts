import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import type { Db, Tx } from '../store/database.ts';

type Subscription = CallRequest<typeof crmCalls.subscribe>['body'];

/** What is kept of a subscription beside its address. */
export type SubscriptionDocument = Omit<Subscription, 'email'>;

/** Subscribes an address; one that is subscribed already keeps its day and takes what it says now. */
export async function subscribe(db: Db | Tx, { email, ...document }: Subscription, now: Date): Promise<void> {
  const text = JSON.stringify(document);
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email, document: text, subscribed_at: now, last_modified_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ document: text, last_modified_at: now }))
    .execute();
}
