import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { readEnvironment } from '../main/environment.ts';
import { startupFailure } from '../main/startup-failure.ts';
import { openDatabase } from './database.ts';
import { NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const longerThanAStatementS = 6;

let database: PostgresDatabase;
beforeEach(async () => {
  database = await postgresDatabase();
});
afterEach(() => database.drop());

const slow = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`create table slow_migrations (at timestamptz)`.execute(db);
    await sql`insert into slow_migrations select now() from pg_sleep(${longerThanAStatementS})`.execute(db);
  },
};

test('a migration that exceeds the statement timeout completes once for all starting gateways', async () => {
  const open = (onApplied: (name: string) => void) =>
    openDatabase({ url: database.url }, { migrations: { ...migrations, '999-slow': slow }, onApplied });
  const applied: string[] = [];
  const gateways = await Promise.all([1, 2, 3].map(() => open((name) => applied.push(name))));
  const { rows } = await sql`select at from slow_migrations`.execute(database.db);
  expect(applied).toEqual(['999-slow']);
  expect(rows).toHaveLength(1);
  const shopping = sql`select pg_sleep(${longerThanAStatementS})`.execute(gateways[0] ?? database.db);
  await expect(shopping).rejects.toMatchObject({ code: '57014' }); // the statement timeout of requests still applies
  await Promise.all(gateways.map((db) => db.destroy()));
});

test('a database migrated by a newer version is not changed, and the error is one line', async () => {
  const later = { up: () => Promise.resolve() };
  const newer = await openDatabase({ url: database.url }, { migrations: { ...migrations, '999-later': later } });
  await newer.destroy();
  const error: unknown = await openDatabase({ url: database.url }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NewerDatabaseError);
  expect(startupFailure(error, readEnvironment({ DATABASE_URL: database.url }))).toMatch(
    /^the database is newer than this program, which does not know its migration 999-later: start [^\n]+$/,
  );
});
