import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { patience } from '../../../../scripts/stress/sizes.ts';
import { seedIfEmpty } from '../seed/seed-catalogue.ts';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations/index.ts';
import { times } from '../testing/in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../testing/postgres.ts';

const LONGER_THAN_A_STATEMENT_S = 6;

let database: PostgresDatabase;
beforeEach(async () => {
  database = await postgresDatabase();
});
afterEach(() => database.drop());

async function empty(): Promise<void> {
  for (const statement of ['drop schema public cascade', 'create schema public'])
    await sql.raw(statement).execute(database.db);
}

test(
  'of four gateways that start on an empty database one makes the tables, each migration once',
  patience,
  async () => {
    await empty();
    const opened = await Promise.all(times(4, () => openDatabase({ url: database.url })));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    await Promise.all(opened.map((db) => db.destroy()));
  },
);

test('a migration that is cut off leaves nothing behind, and the next start makes all', patience, async () => {
  await empty();
  const cut = database.db.transaction().execute(async (tx) => {
    await migrations['001-commerce']?.up(tx as never);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const control = new pg.Client({ connectionString: database.url });
    await control.connect();
    await control.query('select pg_terminate_backend($1)', [rows[0]?.pid]); // as when the process dies
    await control.end();
    await migrations['002-accounts']?.up(tx as never);
  });
  await expect(cut).rejects.toThrow();
  await migrate(database.db);
  expect(await database.db.selectFrom('carts').selectAll().execute()).toEqual([]);
});

test(
  'who waits for a catalogue that another gateway seeds waits longer than a statement may take',
  patience,
  async () => {
    const seeding = new pg.Client({ connectionString: database.url });
    await seeding.connect();
    await seeding.query('begin');
    await seeding.query('select revision from catalogue_revision for update');
    const waiting = seedIfEmpty(database.db, { today: new Date('2030-01-02'), count: 1 });
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_STATEMENT_S * 1000));
    await seeding.query('commit');
    await seeding.end();
    await waiting;
    expect(await database.db.selectFrom('products').select('id').execute()).toHaveLength(1);
  },
);
