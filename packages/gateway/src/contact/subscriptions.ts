import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import { sql } from 'kysely';
import { queueToUnverified } from '../mail/index.ts';
import type { Tx } from '../database/database.ts';

type Subscription = CallRequest<typeof crmCalls.subscribe>['body'];

/** The stored data of a subscription besides its e-mail address. */
export type SubscriptionDocument = Omit<Subscription, 'email'>;

/**
 * Subscribes an e-mail address and sends a confirmation. For a subscribed address, only updates its document and owner,
 * so that a customer never exports what someone else entered; nobody else changes a customer's subscription.
 */
export async function subscribe(
  tx: Tx,
  owner: string,
  { email, ...document }: Subscription,
  clock: { now: () => Date; newId: () => string },
): Promise<void> {
  const now = clock.now();
  const text = JSON.stringify(document);
  const inserted = await tx
    .insertInto('newsletter_subscriptions')
    .values({ email, owner, document: text, subscribed_at: now, last_modified_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ owner, document: text, last_modified_at: now })
        .where(
          sql<boolean>`newsletter_subscriptions.owner = ${owner} or newsletter_subscriptions.owner not like 'customer:%'`,
        ),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  const { firstName, locale } = document;
  if (inserted?.isNew)
    await queueToUnverified(tx, { recipient: email, kind: 'subscription', locale, facts: { firstName } }, clock);
}
