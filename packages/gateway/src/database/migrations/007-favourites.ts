import { sql, type Kysely } from 'kysely';

/** Favourites lists of customers. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table favourites_lists (
      id text primary key,
      version integer not null,
      customer_id text not null references customers (id) on delete cascade,
      document jsonb not null,
      created_at timestamptz not null,
      last_modified_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index favourites_lists_customer on favourites_lists (customer_id)`.execute(db);
}
