import { sql, type Kysely } from 'kysely';

/** E-mails of every kind: with locale and facts, a token only where needed, and the time at which they were sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table outbox
      alter column token drop not null,
      add column locale text not null default 'en',
      add column facts jsonb not null default '{}',
      add column sent_at timestamptz,
      add column taken_until timestamptz`.execute(db);
  await sql`create index outbox_unsent on outbox (created_at) where sent_at is null`.execute(db);
}
