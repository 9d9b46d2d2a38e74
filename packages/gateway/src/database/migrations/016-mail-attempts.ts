import { sql, type Kysely } from 'kysely';

/** Counts and spaces the attempts to send an e-mail, so that an undeliverable one does not block the others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table outbox rename column taken_until to due_at`.execute(db);
  await sql`alter table outbox add column attempts integer not null default 0`.execute(db);
  await sql`drop index outbox_unsent`.execute(db);
  await sql`create index outbox_unsent on outbox (attempts, created_at) where sent_at is null`.execute(db);
}
