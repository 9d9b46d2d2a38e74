import { sql, type Kysely } from 'kysely';

/** A shared cart may have a name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table shared_carts add column name text`.execute(db);
}
