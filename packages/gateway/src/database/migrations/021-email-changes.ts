import { sql, type Kysely } from 'kysely';

/** Stores the new address of an e-mail change until its owner confirms it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identity_transactions add column email text`.execute(db);
}
