import { sql, type Kysely } from 'kysely';

/** PayPal payment attempts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table pay_pal_attempts (
      token_hash text primary key,
      cart_id text not null references carts (id) on delete cascade,
      cent_amount integer not null,
      return_url text not null,
      cancel_url text not null,
      payer_id text,
      outcome text,
      expires_at timestamptz not null
    )`.execute(db);
}
