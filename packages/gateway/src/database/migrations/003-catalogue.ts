import { sql, type Kysely } from 'kysely';

/** Products, their skus and stock, the catalogue's revision, stores. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table products (
      id text primary key,
      slug text not null unique,
      kind text not null check (kind in ('fixture', 'tile', 'trim', 'part', 'service')),
      brand text not null,
      document jsonb not null,
      version integer not null default 1,
      revision integer not null
    )`.execute(db);
  await sql`create index products_revision on products (revision)`.execute(db);
  await sql`
    create table skus (
      sku text primary key,
      product_id text not null references products (id) on delete cascade
    )`.execute(db);
  await sql`create index skus_product on skus (product_id)`.execute(db);
  await sql`
    create table stock (
      sku text primary key references skus (sku) on delete cascade,
      available integer not null,
      restockable_in_days integer,
      back_orderable boolean not null,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table catalogue_revision (
      id integer primary key default 1 check (id = 1),
      revision integer not null
    )`.execute(db);
  await sql`insert into catalogue_revision (revision) values (0)`.execute(db);
  await sql`create table stores (id text primary key, document jsonb not null)`.execute(db);
}
