import { sql, type Kysely } from 'kysely';

/** A customer has one list of a name: two tabs that both make the first one make one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create unique index favourites_lists_name on favourites_lists (customer_id, (document -> 'name'))`.execute(
    db,
  );
}
