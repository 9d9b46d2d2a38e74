import type { Kysely } from 'kysely';

/** Page models, dictionaries and lists. */
export async function up(_db: Kysely<never>): Promise<void> {
  await Promise.resolve();
}
