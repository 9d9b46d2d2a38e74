import { sql, type Kysely } from 'kysely';

/** Invitation codes of groups with their own prices. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table invitations (
      code_hash text primary key,
      persona text not null,
      uses_left integer,
      check (uses_left >= 0)
    )`.execute(db);
}
