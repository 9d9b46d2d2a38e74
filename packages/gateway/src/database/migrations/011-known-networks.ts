import { sql, type Kysely } from 'kysely';

/** The networks from which account owners have signed in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table known_networks (
      uid text not null references accounts (uid) on delete cascade,
      network_hash text not null,
      seen_at timestamptz not null,
      primary key (uid, network_hash)
    )`.execute(db);
}
