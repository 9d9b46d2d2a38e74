import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFull, stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { seedContent } from '../../src/demonstration/seed-content.ts';
import { seedIfEmpty } from '../../src/demonstration/seed-catalogue.ts';
import { seedDiscounts } from '../../src/demonstration/seed-discounts.ts';
import { openDatabase, type Db } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { migrations } from '../../src/database/migrations/index.ts';
import { times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { createShopper } from '../shopper.ts';
import { withoutRowLocks } from '../without-row-locks.ts';
import { startFleet } from './fleet.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const longerThanAStatementS = 6;

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
  'when four gateways start on an empty database at once, each migration runs exactly once',
  stressTimeout,
  async () => {
    await empty();
    const openDatabases = await Promise.all(times(4, () => openDatabase({ url: database.url })));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    await Promise.all(openDatabases.map((db) => db.destroy()));
  },
);

test(
  'an interrupted migration leaves nothing behind, and the next start runs all migrations',
  stressTimeout,
  async () => {
    await empty();
    const cut = database.db.transaction().execute(async (tx) => {
      await migrations['001-commerce']?.up(tx as never);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const control = new pg.Client({ connectionString: database.url });
      await control.connect();
      await control.query('select pg_terminate_backend($1)', [rows[0]?.pid]); // like a crash of the process
      await control.end();
      await migrations['002-accounts']?.up(tx as never);
    });
    await expect(cut).rejects.toThrow();
    await migrate(database.db);
    expect(await database.db.selectFrom('carts').selectAll().execute()).toEqual([]);
  },
);

test(
  'a gateway that waits for another one to seed the catalogue is not cut off by the statement timeout',
  stressTimeout,
  async () => {
    const seeding = new pg.Client({ connectionString: database.url });
    await seeding.connect();
    await seeding.query('begin');
    await seeding.query('select revision from catalogue_revision for update');
    const waiting = seedIfEmpty(database.db, { today: new Date('2030-01-02'), count: 1 });
    await new Promise((resolve) => setTimeout(resolve, longerThanAStatementS * 1000));
    await seeding.query('commit');
    await seeding.end();
    await waiting;
    expect(await database.db.selectFrom('products').select('id').execute()).toHaveLength(1);
  },
);

/** Seeds like a gateway at its start, with part of the catalogue. */
async function seed(db: Db): Promise<void> {
  await seedIfEmpty(db, { today: new Date('2030-01-02'), count: 20 });
  await seedContent(db);
  await seedAccounts(db);
  await seedDiscounts(db);
}

/** The number of rows of each kind, and of distinct ones. */
async function seeded(): Promise<readonly { name: string; rows: number; distinct: number }[]> {
  const { rows } = await sql<{ name: string; rows: number; distinct: number }>`
    select 'skus' as name, count(*)::int as rows, count(distinct sku)::int as distinct from skus
    union all select 'products', count(*)::int, count(distinct slug)::int from products
    union all select 'customers', count(*)::int, count(distinct lower(email))::int from customers
    union all select 'stores', count(*)::int, count(distinct id)::int from stores
    union all select 'content', count(*)::int, count(distinct path)::int from content
    union all select 'codes', count(*)::int, count(distinct code)::int from discount_codes`.execute(database.db);
  return rows;
}

async function expectSeededOnce(): Promise<void> {
  for (const { name, rows, distinct } of await seeded()) {
    expect([name, rows]).toEqual([name, distinct]);
    expect([name, rows > 0]).toEqual([name, true]);
  }
  const revisions = await database.db
    .selectFrom('products')
    .select('revision')
    .distinct()
    .orderBy('revision')
    .execute();
  const { revision } = await database.db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow();
  // each batch increments the revision once, and nothing else does
  expect(revisions.map((each) => each.revision)).toEqual(times(revision, (index) => index + 1));
}

test(
  'when three gateways seed an empty database at once, each row is inserted exactly once',
  stressTimeout,
  async () => {
    const others = await Promise.all(times(3, () => openDatabase({ url: database.url })));
    await Promise.all(others.map(seed));
    await expectSeededOnce();
    await Promise.all(others.map((db) => db.destroy()));
  },
);

test('control: the suite detects that concurrent seeding fails without the lock', stressTimeout, async () => {
  const others = await Promise.all(times(3, () => openDatabase({ url: database.url })));
  const started = await Promise.allSettled(others.map((db) => seed(db.withPlugin(withoutRowLocks))));
  expect(started.map(({ status }) => status)).toContain('rejected');
  await Promise.all(others.map((db) => db.destroy()));
});

test.runIf(isFull)(
  'when three processes start on an empty database at once, one seeds it and all serve requests',
  stressTimeout,
  async () => {
    await empty();
    const fleet = await startFleet(database);
    await expectSeededOnce();
    await watchInvariants(database.db);
    const found = await Promise.all(
      fleet.processes.map(async (gateway) => {
        const { status, body } = await (await createShopper(gateway)).send('GET', '/search/listing?q=basin&rows=1');
        return [status, (body as { response: { numFound: number } }).response.numFound];
      }),
    );
    const [status, count] = found[0] ?? [];
    expect(found).toEqual(times(3, () => [200, count]));
    expect([status, Number(count) > 0]).toEqual([200, true]);
    expect(await brokenInvariants(database.db)).toEqual([]);
    await fleet.stop();
  },
);
