import type { Kysely } from 'kysely';

/** Accounts, sessions and tokens. */
export async function up(_db: Kysely<never>): Promise<void> {
  await Promise.resolve();
}
