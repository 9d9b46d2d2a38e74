import type { CallRequest, crmCalls } from '@basin/sdk/contract';
import { sql } from 'kysely';
import { queueToUnverified } from '../mail/index.ts';
import type { Tx } from '../database/database.ts';

type Subscription = CallRequest<typeof crmCalls.subscribe>['body'];

/** The stored data of a subscription besides its e-mail address. */
export type SubscriptionDocument = Omit<Subscription, 'email'>;

/** Who subscribes: the owner of the subscription and, for a customer, the e-mail address of their account. */
export interface Subscriber {
  readonly owner: string;
  readonly ownEmail?: string | undefined;
}

/**
 * Subscribes an e-mail address and sends a confirmation. For a subscribed address, only updates its document and owner,
 * so that a customer never exports what someone else entered. A customer's subscription is only changed by themselves
 * and by the customer whose address it is.
 */
export async function subscribe(
  tx: Tx,
  { owner, ownEmail }: Subscriber,
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
          sql<boolean>`coalesce(newsletter_subscriptions.owner, '') not like 'customer:%'
            or newsletter_subscriptions.owner = ${owner} or newsletter_subscriptions.email = ${ownEmail ?? ''}`,
        ),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  const { firstName, locale } = document;
  if (inserted?.isNew)
    await queueToUnverified(tx, { recipient: email, kind: 'subscription', locale, facts: { firstName } }, clock);
}
