import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { pdfText } from '../../testing/open-document.ts';
import { customerSdkOn } from '../../testing/sdk.ts';
import { signInAs } from '../../testing/shopper.ts';

const gateway = await testGateway({ fill: [seedAccounts, fillCatalogue] });
beforeEach(async () => {
  await gateway.db.deleteFrom('favourites_lists').execute();
});
afterAll(() => gateway.close());

const trade = () => customerSdkOn(gateway, 'trade@example.com');
type Trade = Awaited<ReturnType<typeof trade>>['favourites'];
type Project = Awaited<ReturnType<Trade['create']>>;

const draft = { name: { en: 'Lakeview house', fr: 'Lakeview house' }, kind: 'project' } as const;
const create = (calls: Trade, description?: string) => calls.create({ body: { ...draft, description } });
const line = (sku: string, quantity: number, fields: { room?: string; note?: string } = {}) =>
  ({
    action: 'addLineItem',
    sku,
    quantity,
    custom: { type: { typeId: 'type', key: 'project-line' }, fields },
  }) as const;
const add = (calls: Trade, { id: listId, version }: Project, ...actions: ReturnType<typeof line>[]) =>
  calls.add({ params: { listId, kind: 'product' }, body: { version, actions } });

describe('projects of trade customers', () => {
  test('a project has one line per sku and room, whose quantity and note can change, with net and list prices', async () => {
    const { favourites } = await trade();
    const project = await create(favourites, 'Two baths');
    const bath = line('BX-100-BOLT', 2, { room: 'Bath', note: 'left of the tub' });
    const planned = await add(favourites, project, bath, line('BX-100-BOLT', 1), line('BX-100-WH', 1));
    const [first] = planned.lineItems;
    const changed = await add(favourites, planned, line('BX-100-BOLT', 5, { room: 'Bath' }));
    expect(changed.lineItems).toMatchObject([
      { id: first?.id, sku: 'BX-100-BOLT', quantity: 5, room: 'Bath', note: undefined },
      { sku: 'BX-100-BOLT', quantity: 1, room: undefined },
      { sku: 'BX-100-WH', modelNumber: '100-WH', quantity: 1, unitPrice: { centAmount: 61_900 } },
    ]);
    expect(changed.lineItems[2]?.listPrice?.centAmount).toBeGreaterThan(61_900);
    const { results } = await favourites.list({ query: { lang: 'en', kind: 'project' } });
    expect(results).toEqual([changed]);
    expect(results[0]).toMatchObject({ kind: 'project', description: 'Two baths' });
    expect((await favourites.list({ query: { lang: 'en' } })).results).toEqual([]);
    expect((await favourites.list({ query: { lang: 'en', kind: 'project', id: 'other' } })).results).toEqual([]);
  });

  test('a product that is not sold online has its model number in a project, but no price', async () => {
    const { favourites } = await trade();
    const planned = await add(favourites, await create(favourites), line('OF-900-CP', 1));
    expect(planned.lineItems).toMatchObject([{ sku: 'OF-900-CP', modelNumber: '900-CP', unitPrice: undefined }]);
  });

  test('a project can be renamed, has a unique name, does not expire and is deleted as a whole', async () => {
    const { favourites } = await trade();
    const { id: listId } = await create(favourites);
    expect((await create(favourites)).id).toBe(listId);
    const rename = (name: string, version: number) =>
      favourites.add({
        params: { listId, kind: 'project' },
        body: {
          version,
          actions: [{ action: 'changeName', name: { en: name, fr: name }, description: 'Ground floor' }],
        },
      });
    expect(await rename('Hill house', 1)).toMatchObject({ name: { en: 'Hill house' }, description: 'Ground floor' });
    for (const name of ['Favorites', '', 'Lakeview house']) {
      if (name === 'Lakeview house') await create(favourites);
      await expect(rename(name, 2)).rejects.toMatchObject({ status: 400 });
    }
    gateway.pass(40 * 86_400_000);
    const later = (await trade()).favourites;
    expect((await later.list({ query: { lang: 'en', kind: 'project' } })).results).toHaveLength(2);
    const deleteProject = (version: number) =>
      later.remove({ params: { listId }, body: { version, action: 'deleteProject' } });
    await expect(deleteProject(1)).rejects.toMatchObject({ status: 409 });
    await deleteProject(2);
    expect((await later.list({ query: { lang: 'en', kind: 'project' } })).results).toHaveLength(1);
  });

  test('project names that differ only by case are the same name, also when a project is renamed', async () => {
    const { favourites } = await trade();
    const { id } = await create(favourites);
    const named = (name: string) => ({ name: { fr: name, en: name } });
    expect((await favourites.create({ body: { ...draft, ...named('LAKEVIEW House') } })).id).toBe(id);
    const other = await favourites.create({ body: { ...draft, ...named('Maison Été') } });
    const rename = (name: string) =>
      favourites.add({
        params: { listId: other.id, kind: 'project' },
        body: { version: 1, actions: [{ action: 'changeName', ...named(name), description: '' }] },
      });
    await expect(rename('lakeview house')).rejects.toMatchObject({ status: 400 });
    expect(await rename('MAISON ÉTÉ')).toMatchObject({ id: other.id, name: { en: 'MAISON ÉTÉ' } });
  });

  test('a project can have the name of a list that has expired', async () => {
    const { favourites } = await trade();
    const renamed = await create(favourites);
    for (const name of ['Hill house', 'Mill house'])
      await favourites.create({ body: { name: { en: name, fr: name } } });
    gateway.pass(31 * 86_400_000);
    const later = (await trade()).favourites;
    const changeName = { action: 'changeName', name: { en: 'Hill house', fr: 'Hill house' } } as const;
    const params = { listId: renamed.id, kind: 'project' } as const;
    expect(await later.add({ params, body: { version: 1, actions: [changeName] } })).toMatchObject({ version: 2 });
    const created = await later.create({ body: { kind: 'project', name: { en: 'Mill house', fr: 'Mill house' } } });
    expect(created).toMatchObject({ kind: 'project', version: 1 });
  });

  test('a favourites list, unlike a project, has no quantities or rooms and cannot be renamed or deleted', async () => {
    const { favourites } = await trade();
    const list = await favourites.create({ body: { name: { en: 'Favorites' } } });
    const params = { listId: list.id };
    for (const each of [line('BX-100-BOLT', 2), line('BX-100-BOLT', 1, { room: 'Bath' })])
      await expect(add(favourites, list, each)).rejects.toMatchObject({ status: 400 });
    const renamed = favourites.add({
      params: { ...params, kind: 'project' },
      body: { version: 1, actions: [{ action: 'changeName', name: { en: 'Mine' } }] },
    });
    await expect(renamed).rejects.toMatchObject({ status: 400 });
    const removed = favourites.remove({ params, body: { version: 1, action: 'deleteProject' } });
    await expect(removed).rejects.toMatchObject({ status: 400 });
    await expect(create(favourites)).resolves.toMatchObject({ version: 1 });
  });

  test.each(['homeowner@example.com', 'company@example.com'])('projects are not accessible to %s', async (email) => {
    const { favourites } = await trade();
    const { id } = await create(favourites);
    const other = await signInAs(gateway, email);
    expect((await other.send('POST', '/favorites/create', draft)).status).toBe(403);
    expect((await other.send('GET', '/favorites?lang=en&kind=project')).body).toMatchObject({ results: [] });
    expect((await other.send('POST', `/favorites/${id}/quote`, { lang: 'en' })).status).toBe(404);
    // not even their own projects, once they are no longer trade customers
    await gateway.db
      .updateTable('favourites_lists')
      .set({ customer_id: await idOf(email) })
      .execute();
    expect((await other.send('GET', '/favorites?lang=en&kind=project')).body).toMatchObject({ results: [] });
    const removal = { version: 1, action: 'deleteProject' };
    expect((await other.send('POST', `/favorites/${id}/remove`, removal)).status).toBe(404);
  });
});

test.each([
  ['en', '4 boxes', '$80.00 per box, $7.43 per sq ft'],
  ['fr-CA', '4 boîtes', 'la boîte'],
])('the quote in %s counts tile in boxes, with its price per box and per area', async (lang, units, prices) => {
  const { favourites } = await trade();
  const planned = await add(favourites, await create(favourites), line('TL-300-WH', 4));
  const { blob } = await favourites.quote({ params: { listId: planned.id }, body: { lang } });
  const text = await pdfText(await blob.bytes());
  expect(text).toContain(units);
  expect(text).toContain(prices);
});

const idOf = async (email: string) =>
  (await gateway.db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

test.each([
  [
    'en',
    'quote-lakeview-house.pdf',
    [
      'Quote',
      'Lakeview house',
      'At the prices of this day',
      'Master bath, total',
      'Note: low',
      'List price',
      'Not sold online',
    ],
  ],
  [
    'fr-CA',
    'soumission-maison-cote.pdf',
    [
      'Soumission',
      'Maison Côté',
      'Aux prix de ce jour',
      'Master bath, total',
      'Note : low',
      'Prix net',
      'Pas vendu en ligne',
    ],
  ],
])(
  'the quote in %s contains the rooms, list and net prices, and says that they are those of the day',
  async (lang, file, words) => {
    const { favourites } = await trade();
    const planned = await add(
      favourites,
      await favourites.create({
        body: { ...draft, name: { ...draft.name, fr: 'Maison Côté' }, description: 'Two baths' },
      }),
      line('SH-200-CP', 2, { room: 'Master bath', note: 'low' }),
      line('BX-100-BOLT', 1),
    );
    await gateway.db.deleteFrom('stock').where('sku', '=', 'BX-100-BOLT').execute();
    const { blob, filename } = await favourites.quote({ params: { listId: planned.id }, body: { lang } });
    expect([blob.type, filename]).toEqual(['application/pdf', file]);
    const text = await pdfText(await blob.bytes());
    for (const each of [...words, 'Two baths', '200-CP']) expect(text).toContain(each);
  },
);
