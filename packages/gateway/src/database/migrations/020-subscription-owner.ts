import { sql, type Kysely } from 'kysely';

/** Stores who subscribed an e-mail address, so that a customer's data contains their own subscriptions only. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table newsletter_subscriptions add column owner text`.execute(db);
  await sql`create index newsletter_subscriptions_owner on newsletter_subscriptions (owner)`.execute(db);
}
