import { sql, type Kysely } from 'kysely';

/** Records of one-time seedings, and the ids of the gateways' signing keys. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table seedings (name text primary key)`.execute(db);
  await sql`create table signing_keys (kid text primary key)`.execute(db);
  // an existing database is already seeded: records that its owner deleted must not come back
  await sql`insert into seedings select 'catalogue' where exists (select from products)`.execute(db);
  await sql`insert into seedings select 'accounts' where exists (select from customers)`.execute(db);
  await sql`insert into seedings select 'discounts' where exists (select from products)
    or exists (select from customers) or exists (select from discount_codes)`.execute(db);
}
