import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Start parameters with small buffers, because the embedded engine zeroes all 128 MB at every start and uses little.
 */
export const embeddedStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Wraps an embedded engine that already contains the tables. */
export function embeddedDatabase(pglite: PGlite): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}
