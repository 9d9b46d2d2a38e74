import { sql, type Kysely } from 'kysely';

/** List names are unique per customer, so that two tabs that both create the first list create only one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create unique index favourites_lists_name on favourites_lists (customer_id, (document -> 'name'))`.execute(
    db,
  );
}
