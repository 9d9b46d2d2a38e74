import { sql, type Kysely } from 'kysely';

/** Carts, orders, payments and the responses cached for repeated requests. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table carts (
      id text primary key,
      version integer not null,
      state text not null check (state in ('Active', 'Frozen', 'Merged', 'Ordered')),
      anonymous_id text,
      customer_id text,
      document jsonb not null,
      created_at timestamptz not null,
      last_modified_at timestamptz not null,
      check (anonymous_id is not null or customer_id is not null)
    )`.execute(db);
  await sql`
    create unique index carts_active_customer on carts (customer_id)
      where state = 'Active' and customer_id is not null`.execute(db);
  await sql`
    create unique index carts_active_guest on carts (anonymous_id)
      where state = 'Active' and customer_id is null`.execute(db);
  await sql`
    create table payments (
      id text primary key,
      cart_id text not null references carts (id) on delete cascade,
      cent_amount integer not null,
      status text not null check (status in ('AUTHORIZED', 'CAPTURED', 'VOIDED')),
      document jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index payments_cart on payments (cart_id)`.execute(db);
  await sql`
    create table orders (
      id text primary key,
      order_number text not null unique,
      cart_id text not null unique references carts (id),
      anonymous_id text,
      customer_id text,
      customer_email text not null,
      state text not null,
      document jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index orders_customer on orders (customer_id, created_at desc)`.execute(db);
  await sql`create index orders_guest on orders (anonymous_id, created_at desc)`.execute(db);
  await sql`
    create table idempotency_keys (
      owner text not null,
      call text not null,
      key text not null,
      body_hash text not null,
      status integer not null,
      answer text not null,
      created_at timestamptz not null,
      primary key (owner, call, key)
    )`.execute(db);
  await sql`
    create table discount_codes (
      id text primary key,
      code text not null unique,
      document jsonb not null,
      applications integer not null default 0
    )`.execute(db);
}
