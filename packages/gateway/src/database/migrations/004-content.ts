import { sql, type Kysely } from 'kysely';

/** Pages, dictionaries, lists and configuration, each under its path. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table content (
      path text primary key,
      document jsonb not null,
      seed jsonb not null
    )`.execute(db);
}
