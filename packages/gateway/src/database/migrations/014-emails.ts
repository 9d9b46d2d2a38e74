import { sql, type Kysely } from 'kysely';

/** Mail of every kind: in its reader's language, with what it says; a secret only where it has one; sent once. */
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
