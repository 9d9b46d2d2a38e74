import { sql, type Kysely } from 'kysely';

/** Steps of placed orders (who, when, what and why), and the refunded amounts of payments. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table order_steps (
      id text primary key,
      order_id text not null references orders (id) on delete cascade,
      step text not null check (step in ('ship', 'complete', 'cancel', 'return', 'refund')),
      taken_by text not null,
      taken_at timestamptz not null,
      reason text,
      details jsonb not null
    )`.execute(db);
  await sql`create index order_steps_order on order_steps (order_id, taken_at)`.execute(db);
  await sql`
    alter table payments
      add column refunded_cents integer not null default 0 check (refunded_cents between 0 and cent_amount)`.execute(
    db,
  );
}
