import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from './tables.ts';

/** The embedded engine fills its buffers with zeros at every start: of the 128 MB that it would take, it uses little. */
export const embeddedStart = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A database over an embedded engine that already holds the tables. */
export function embeddedDatabase(pglite: PGlite): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}
