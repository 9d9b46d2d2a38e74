import { sql, type Kysely } from 'kysely';

/** Copies of shared carts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table shared_carts (
      id text primary key,
      document jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
}
