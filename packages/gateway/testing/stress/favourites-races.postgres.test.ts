import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { fillCatalogue } from '../catalogue.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { signInAs, type Shopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const TABS = 8;

let database: PostgresDatabase;
let gateway: TestGateway;
let customer: Shopper;
beforeEach(async () => {
  database = await postgresDatabase();
  await fillCatalogue(database.db);
  await seedAccounts(database.db);
  await watchInvariants(database.db);
  gateway = await testGateway({ database: database.db });
  customer = await signInAs(gateway, 'homeowner@example.com');
});
afterEach(() => database.drop());

const create = (name = 'Favorites') => customer.send('POST', '/favorites/create', { name: { en: name } });
const lists = () => database.db.selectFrom('favourites_lists').selectAll().execute();

interface List {
  readonly id: string;
  readonly version: number;
  readonly textLineItems: readonly { readonly name: { readonly en: string } }[];
}

/** Saves a thing of its own name; a tab that comes too late looks again. */
async function save(name: string, list: List): Promise<void> {
  const action = { action: 'addTextLineItem', name: { en: name } };
  const { status, body } = await customer.send('POST', `/favorites/${list.id}/text/add`, {
    version: list.version,
    actions: [action],
  });
  if (status === 200) return;
  expect([status, (body as { errors: { code: string }[] }).errors[0]?.code]).toEqual([409, 'ConcurrentModification']);
  const { currentVersion } = (body as { errors: [{ currentVersion: number }] }).errors[0];
  await save(name, { ...list, version: currentVersion });
}

test('GW-015 eight tabs that make the first list make one, and all that they save is in it once', async () => {
  const answers = await Promise.all(times(TABS, () => create()));
  expect(new Set(answers.map(({ body }) => (body as List).id)).size).toBe(1);
  expect(await lists()).toHaveLength(1);
  const list = answers[0]?.body as List;
  await Promise.all(times(TABS * 5, (index) => save(`thing ${index}`, list)));
  const [{ document, version } = { document: undefined, version: 0 }] = await lists();
  expect(document?.textLineItems.map(({ name }) => name.en).sort()).toEqual(
    times(TABS * 5, (index) => `thing ${index}`).sort(),
  );
  expect(version).toBe(TABS * 5 + 1);
  expect(await brokenInvariants(database.db)).toEqual([]);
});

test('control: without the index eight tabs make more than one list, and this suite sees it', async () => {
  await sql`drop index favourites_lists_name`.execute(database.db);
  for (let round = 0; round < 15; round++) await Promise.all(times(TABS, () => create(`Favorites ${round}`)));
  expect((await lists()).length).toBeGreaterThan(15);
});
