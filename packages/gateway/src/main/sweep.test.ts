import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { identityCaller } from '../identity/testing.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { sweepExpired } from './sweep.ts';

const gateway = await testGateway({ fill: seedAccounts });
afterAll(() => gateway.close());

const tables = [
  'attempts',
  'identity_sessions',
  'identity_transactions',
  'authorization_codes',
  'grants',
  'refresh_tokens',
  'outbox',
  'idempotency_keys',
  'shared_carts',
  'favourites_lists',
] as const;
const counts = () =>
  Promise.all(tables.map(async (table) => (await gateway.db.selectFrom(table).selectAll().execute()).length));

const dayMs = 86_400_000;
const cacheResponse = (key: string, agoMs: number) =>
  gateway.db
    .insertInto('idempotency_keys')
    .values({
      owner: 'guest:1',
      call: 'submit',
      key,
      body_hash: 'h',
      status: 201,
      answer: '{}',
      created_at: new Date(gateway.now().getTime() - agoMs),
    })
    .execute();

test('the sweep deletes expired rows and preserves valid rows and accounts', async () => {
  const idp = identityCaller(gateway.identity);
  await idp.tokensFor('homeowner@example.com', demoPassword);
  await idp.signIn('homeowner@example.com', demoPassword);
  await idp.signIn('homeowner@example.com', 'Wrong!Basin2030');
  await idp.post('/api/v1/authn/recovery/password', { username: 'homeowner@example.com', factorType: 'EMAIL' });
  await cacheResponse('old', dayMs + 1);
  await cacheResponse('young', dayMs - 1);
  const share = { id: 'shared', document: '[]', created_at: gateway.now(), expires_at: gateway.now() };
  await gateway.db.insertInto('shared_carts').values(share).execute();
  const { id: customer_id } = await gateway.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const list = { id: 'list', version: 1, customer_id, document: '{}', created_at: gateway.now() };
  await gateway.db
    .insertInto('favourites_lists')
    .values({ ...list, last_modified_at: gateway.now(), expires_at: gateway.now() })
    .execute();
  await sweepExpired(gateway.db, gateway.now());
  expect(await counts()).toEqual([3, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
  gateway.pass(31 * 86_400_000);
  await sweepExpired(gateway.db, gateway.now());
  expect(await counts()).toEqual(tables.map(() => 0));
  expect(await gateway.db.selectFrom('accounts').selectAll().execute()).toHaveLength(7);
});

test('the secret of an e-mail whose sender died during the last attempt is deleted, that of an earlier attempt is not', async () => {
  const email = { recipient: 'pat@example.org', kind: 'recovery', facts: '{}', token: 'secret' } as const;
  const created_at = gateway.now();
  await gateway.db
    .insertInto('outbox')
    .values([6, 7].map((attempts) => ({ ...email, id: `attempt-${attempts}`, attempts, created_at })))
    .execute();
  await sweepExpired(gateway.db, gateway.now());
  const rows = await gateway.db.selectFrom('outbox').select(['id', 'token']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'attempt-6', token: 'secret' },
    { id: 'attempt-7', token: null },
  ]);
});

test('a cart that a guest left is deleted 90 days after its last change; an ordered one and those of customers stay', async () => {
  const { db } = gateway;
  const aged = (days: number) => new Date(gateway.now().getTime() - days * dayMs);
  const cart = { version: 1, document: '{}', created_at: aged(100), last_modified_at: aged(91) };
  const carts = [
    { id: 'left', state: 'Active', anonymous_id: 'one', customer_id: null },
    { id: 'merged', state: 'Merged', anonymous_id: 'two', customer_id: null },
    { id: 'ordered', state: 'Ordered', anonymous_id: 'three', customer_id: null },
    { id: 'changed', state: 'Active', anonymous_id: 'four', customer_id: null, last_modified_at: aged(89) },
    { id: 'customer', state: 'Active', anonymous_id: null, customer_id: 'five' },
  ] as const;
  await db
    .insertInto('carts')
    .values(carts.map((each) => ({ ...cart, ...each })))
    .execute();
  await sweepExpired(db, gateway.now());
  const left = await db.selectFrom('carts').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['changed', 'customer', 'ordered']);
});

test('a year of left carts is deleted, a thousand in a statement, which would otherwise take longer than it may', async () => {
  const { db } = gateway;
  await db.deleteFrom('carts').execute();
  await sql`
    insert into carts (id, version, state, anonymous_id, document, created_at, last_modified_at)
    select 'left-' || n, 1, 'Active', 'guest-' || n, '{}', '2020-01-01', '2020-01-01' from generate_series(1, 2500) n
  `.execute(db);
  const sizes = await deletionsFrom('carts', () => sweepExpired(db, gateway.now()));
  expect(sizes).toEqual([1000, 1000, 500]);
});

/** Returns how many rows each statement deleted from a table. */
async function deletionsFrom(table: string, work: () => Promise<void>): Promise<number[]> {
  await sql`create table deletions (id serial, rows integer)`.execute(gateway.db);
  await sql`
    create function count_deletion() returns trigger language plpgsql as $$
    begin insert into deletions (rows) select count(*) from gone; return null; end $$`.execute(gateway.db);
  await sql`
    create trigger count_deletion after delete on ${sql.table(table)} referencing old table as gone
    for each statement execute function count_deletion()`.execute(gateway.db);
  await work();
  const { rows } = await sql<{ rows: number }>`select rows from deletions order by id`.execute(gateway.db);
  return rows.map((each) => each.rows);
}

test('the sweep voids the payment of an order that was never submitted, a week after its authorization', async () => {
  const daysAgo = (days: number) => new Date(gateway.now().getTime() - days * dayMs);
  const { id: cart_id } = await (await createShopper(gateway)).createCart();
  const payment = { cart_id, cent_amount: 100, document: '{}' };
  for (const [id, status, days] of [
    ['old', 'AUTHORIZED', 8],
    ['recent', 'AUTHORIZED', 6],
    ['captured', 'CAPTURED', 8],
  ] as const)
    await gateway.db
      .insertInto('payments')
      .values({ ...payment, id, status, created_at: daysAgo(days) })
      .execute();
  await sweepExpired(gateway.db, gateway.now());
  const payments = await gateway.db.selectFrom('payments').select(['id', 'status']).orderBy('id').execute();
  expect(payments.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'captured CAPTURED',
    'old VOIDED',
    'recent AUTHORIZED',
  ]);
});

test('the rows of every table with an expiry date are deleted', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'expires_at'`.execute(gateway.db);
  const source = await readFile(new URL('sweep.ts', import.meta.url), 'utf8');
  const left = rows.map(({ name }) => name).filter((name) => !source.includes(`['${name}', 'expires_at'`));
  expect(left).toEqual(['refresh_tokens']); // the database deletes them with their grant
});
