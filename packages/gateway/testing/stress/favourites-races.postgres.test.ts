import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { fillCatalogue } from '../catalogue.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { times } from '../in-parallel.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { signInAs, type Shopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const tabs = 8;

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

/** Saves an entry with this name, and retries with the current version after a conflict. */
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

async function saveInTurn(names: readonly string[], list: List): Promise<void> {
  for (const name of names) await save(name, list);
}

test('GW-015 eight tabs that create the first list at once create one, which has everything they save exactly once', async () => {
  const replies = await Promise.all(times(tabs, () => create()));
  expect(new Set(replies.map(({ body }) => (body as List).id)).size).toBe(1);
  expect(await lists()).toHaveLength(1);
  const list = replies[0]?.body as List;
  const things = times(tabs, (tab) => times(5, (index) => `thing ${index} of tab ${tab}`));
  await Promise.all(things.map((ofTab) => saveInTurn(ofTab, list)));
  const [{ document, version } = { document: undefined, version: 0 }] = await lists();
  expect(document?.textLineItems.map(({ name }) => name.en).sort()).toEqual(things.flat().sort());
  expect(version).toBe(things.flat().length + 1);
  expect(await brokenInvariants(database.db)).toEqual([]);
});

test('eight tabs that create projects at once, or rename them, with names that differ only by case have one of that name', async () => {
  const trade = await signInAs(gateway, 'trade@example.com');
  const createProject = (name: string) =>
    trade.send('POST', '/favorites/create', { name: { en: name, fr: name }, kind: 'project' });
  const spelt = (tab: number) => 'lakeside'.slice(0, tab) + 'LAKESIDE'.slice(tab);
  const created = await Promise.all(times(tabs, (tab) => createProject(spelt(tab))));
  expect(created.map(({ status }) => status).sort()).toEqual([...times(tabs - 1, () => 200), 201]);
  const others = await Promise.all(times(tabs, (tab) => createProject(`House ${tab}`)));
  const renamed = await Promise.all(
    others.map(({ body }, tab) => {
      const name = spelt(tab).replace(/side/i, 'view');
      const actions = [{ action: 'changeName', name: { en: name, fr: name }, description: '' }];
      return trade.send('POST', `/favorites/${(body as List).id}/project/add`, { version: 1, actions });
    }),
  );
  expect(renamed.map(({ status }) => status).sort()).toEqual([200, ...times(tabs - 1, () => 400)]);
});

test('control: the suite detects that eight tabs create more than one list without the unique index', async () => {
  await sql`drop index favourites_lists_name`.execute(database.db);
  let most = 0;
  for (let round = 0; round < 100 && most < 2; round++) {
    const replies = await Promise.all(times(tabs, () => create(`Favorites ${round}`)));
    most = new Set(replies.map(({ body }) => (body as List).id)).size;
  }
  expect(most).toBeGreaterThan(1);
});
