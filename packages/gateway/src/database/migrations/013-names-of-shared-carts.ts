import { sql, type Kysely } from 'kysely';

/** Names of shared carts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table shared_carts add column name text`.execute(db);
}
