import { demoDate, signInAs } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { messageToShow } from '../../shell/session/sign-in-message.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost, visitorOf } from '../../testing/visitor.ts';
import { loadCart } from '../cart/index.server.ts';
import type { WaitingLines } from './add-lines.server.ts';
import {
  handleProjectForm,
  handleProjectsForm,
  loadProject,
  loadProjects,
  sendQuote,
  tradeOnly,
} from './index.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: () => demoDate });
});

const home = '/en/my-account/projects';

async function visitorAs(email: string) {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, email);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  const project = (id: string) => ({ project: id });
  return {
    visit,
    list: (path = home) => visit(path, (args) => loadProjects(castArgs(loadProjects, args))),
    send: (form: Record<string, string>) =>
      visit(home, (args) => handleProjectsForm(castArgs(handleProjectsForm, asFormPost(args, form)))),
    open: (id: string) => visit(`${home}/${id}`, (args) => loadProject(castArgs(loadProject, args)), project(id)),
    change: (id: string, form: Record<string, string>) =>
      visit(
        `${home}/${id}`,
        (args) => handleProjectForm(castArgs(handleProjectForm, asFormPost(args, form))),
        project(id),
      ),
    quote: (id: string) =>
      visit(`${home}/${id}/quote.pdf`, (args) => sendQuote(castArgs(sendQuote, args)), project(id)),
    units: async () => (await visit('/en/cart', (args) => loadCart(castArgs(loadCart, args)))).cart?.units ?? 0,
  };
}

/** Returns SKUs with ten units in stock each. */
async function plentyOf(count: number): Promise<string[]> {
  const visit = visitorOf(shop);
  const { products } = await visit('/en', ({ context }: LoaderArgs) =>
    productsOf(context).list({ category: 'bathroom-faucets' }),
  );
  const skus = products.flatMap(({ finishes }) => finishes.map(({ sku }) => sku)).slice(0, count);
  await shop.gateway.db
    .updateTable('stock')
    .set({ available: 10, back_orderable: false })
    .where('sku', 'in', skus)
    .execute();
  return skus;
}

/** Returns the slug of a sku's product, and the model number that its page shows. */
async function productWith(sku: string): Promise<{ slug: string; modelNumber: string }> {
  const { slug, customer_facing_sku: modelNumber } = await shop.gateway.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['slug', 'customer_facing_sku'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return { slug, modelNumber: modelNumber ?? sku };
}

const idOf = (result: unknown) => (result as Response).headers.get('Location')?.split('/').at(-1) ?? '';

test('a trade customer plans rooms at net and list prices, moves them to the cart and deletes the project', async () => {
  const [one = '', two = ''] = await plentyOf(2);
  const trade = await visitorAs('trade@example.com');
  const lines = `${one}, 2\n${two.toLowerCase()}; 12`;
  const id = idOf(await trade.send({ intent: 'add', lines, name: 'Lakeview house', room: 'Bath', note: 'left' }));
  await trade.send({ intent: 'add', lines: `${one} 1`, project: id, room: 'bath' });
  await trade.send({ intent: 'add', lines: `${one} 3`, project: id });
  const { project } = await trade.open(id);
  const planned = project.rooms.map(({ room, lines: own }) => [
    room,
    own.map(({ quantity, note }) => [quantity, note]),
  ]);
  expect(planned).toEqual([
    ['Bath', [[3, 'left'], [12, 'left']]], // prettier-ignore
    ['', [[3, '']]],
  ]);
  const [first] = project.rooms[0]?.lines ?? [];
  expect(one).not.toBe(first?.modelNumber); // the number on the product, not the stock number
  expect(first?.modelNumber).toMatch(/^\d{5}-[A-Z]+$/);
  expect(first?.listPrice?.cents).toBeGreaterThan(first?.unitPrice?.cents ?? 0);
  expect(project.sums.net.cents).toBeLessThan(project.sums.list?.cents ?? 0);
  expect((await trade.list()).projects).toMatchObject([{ id, name: 'Lakeview house', rooms: ['Bath'] }]);

  const moved = await trade.change(id, { intent: 'move', room: 'Bath' });
  expect(moved).toMatchObject({
    added: 2,
    outcomes: [
      { number: first?.modelNumber, notice: { key: 'quickOrder.addedNeeding' } },
      { notice: { key: 'cart.capped' } },
    ],
  });
  expect(await trade.units()).toBe(13);
  await shop.gateway.db.updateTable('stock').set({ available: 0 }).where('sku', '=', two).execute();
  expect(await trade.change(id, { intent: 'move' })).toMatchObject({
    added: 1,
    outcomes: [{}, { notice: { key: 'quickOrder.soldOut', tone: 'danger' } }],
  });

  const line = { lineItemId: first?.id ?? '', room: '', note: 'right' };
  for (const quantity of ['0', '2.5', '10000', ''])
    expect(await trade.change(id, { intent: 'line', ...line, quantity })).toEqual({
      lineItemId: first?.id,
      typed: { quantity, room: '', note: 'right' },
    });
  await trade.change(id, { intent: 'line', ...line, quantity: '5' });
  const { project: changed, notices } = await trade.open(id);
  expect(changed.rooms.map(({ room, lines: own }) => [room, own.map(({ quantity }) => quantity)])).toEqual([
    ['Bath', [12]],
    ['', [8]],
  ]);
  expect(notices).toMatchObject(
    [{ key: 'project.added' }, { key: 'project.added' }, { key: 'project.saved' }].slice(-1),
  );
  const pdf = await trade.quote(id);
  expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="quote-lakeview-house.pdf"');
  await trade.change(id, { intent: 'delete' });
  expect((await trade.list()).projects).toEqual([]);
});

test('the lines of a product page wait for a project by model number, with the name of their room, and unknown numbers are returned', async () => {
  const [one = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const { waiting } = await trade.list(`${home}?sku=${one}&slug=some-faucet&quantity=4`);
  expect(waiting).toMatchObject({ lines: `${one}, 4`, room: '', problem: null });
  const { slug, modelNumber } = await productWith(one);
  const numbered = await trade.list(`${home}?sku=${one}&slug=${slug}&quantity=4`);
  expect(numbered.waiting).toMatchObject({ lines: `${modelNumber}, 4` });
  const planned = await trade.list(`${home}?sku=${one}&slug=some-tile&area=40&roomName=Guest+bath`);
  expect(planned.waiting).toMatchObject({ room: 'Guest bath' });
  expect(await trade.send({ intent: 'choose', lines: 'A-1, 2' })).toMatchObject({ lines: 'A-1, 2' });
  expect(await trade.send({ intent: 'add', lines: 'NO-SUCH, 2', name: 'Hill house' })).toMatchObject({
    lines: 'NO-SUCH, 2',
    name: 'Hill house',
    problem: { key: 'project.error.lines', values: { names: 'NO-SUCH, 2' } },
  });
  expect(await trade.send({ intent: 'add', lines: one, name: '' })).toMatchObject({
    problem: { key: 'project.error.name' },
  });
  const described = { name: 'Favorites', description: 'Two baths' };
  expect(await trade.send({ intent: 'create', ...described })).toEqual({ described });
  expect(await trade.list()).toMatchObject({ projects: [], notices: [{ key: 'project.error.name' }] });
});

test('a new project with the name of another opens that one unchanged and says so, unless it is just as new', async () => {
  const trade = await visitorAs('trade@example.com');
  const [lines = ''] = await plentyOf(1);
  const create = { intent: 'create', name: 'Gate house', description: 'Two baths' };
  const id = idOf(await trade.send(create));
  expect(idOf(await trade.send(create))).toBe(id);
  expect(await trade.open(id)).toMatchObject({ notices: [] });
  await trade.change(id, { intent: 'add', lines });
  await trade.open(id);
  expect(idOf(await trade.send(create))).toBe(id);
  const warning = { key: 'project.exists', tone: 'warning' };
  expect(await trade.open(id)).toMatchObject({ project: { name: 'Gate house' }, notices: [warning] });
  await trade.send({ ...create, description: 'Three baths' });
  expect(await trade.open(id)).toMatchObject({ project: { description: 'Two baths' }, notices: [warning] });
});

test('a project cannot get the name of another list, and its page says so', async () => {
  const trade = await visitorAs('trade@example.com');
  await trade.send({ intent: 'create', name: 'North house' });
  const id = idOf(await trade.send({ intent: 'create', name: 'South house' }));
  for (const name of ['North house', 'Favorites', '']) {
    const described = { name, description: 'Two baths' };
    expect(await trade.change(id, { intent: 'describe', ...described })).toEqual({ described });
    const { project, notices } = await trade.open(id);
    expect([project.name, notices]).toMatchObject(['South house', [{ key: 'project.error.name' }]]);
  }
});

test('a project form of another account than the one that is signed in now saves nothing and stays as it was typed', async () => {
  const [lines = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const { owner: uid = '' } = await trade.list();
  const described = { name: 'Shore house', description: 'Two baths' };
  const typed = { lines, name: 'Shore house', room: 'Bath', note: 'left' };
  const count = async () => (await trade.list()).projects.length;
  const before = await count();
  const owner = `not-${uid}`;
  expect(await trade.send({ intent: 'create', ...described, owner })).toEqual({ described });
  expect(await trade.list()).toMatchObject({ notices: [{ key: 'account.switched' }] });
  expect(await trade.send({ intent: 'add', ...typed, owner })).toMatchObject({ ...typed, problem: null });
  expect(await count()).toBe(before);
  await trade.send({ intent: 'create', ...described, owner: uid });
  expect(await count()).toBe(before + 1);
});

test('the lines of a list that can be read are added to a project, and the others are named and kept to correct', async () => {
  const [one = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const added = await trade.send({ intent: 'add', lines: `NO-SUCH, 2\n${one}, 3\n${one} many`, name: 'Mill house' });
  expect(added).toMatchObject({
    lines: `NO-SUCH, 2\n${one} many`,
    problem: {
      key: 'project.error.someLines',
      values: { count: 1, name: 'Mill house', names: `NO-SUCH, 2, ${one} many` },
    },
  });
  const { project: id } = added as WaitingLines;
  const again = await trade.change(id, { intent: 'add', lines: `${one} 1\nNO-SUCH, 2` });
  expect(again).toMatchObject({ project: id, lines: 'NO-SUCH, 2', problem: { key: 'project.error.someLines' } });
  const { project } = await trade.open(id);
  expect([project.name, project.sums.units]).toEqual(['Mill house', 4]);
});

test('invisible characters that were pasted with a name, a room, a note or a line are removed', async () => {
  const [one = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const pasted = {
    name: '\u200bLake house',
    lines: `\u200e${one}\u200b, 2`,
    room: 'Bath\u00ad',
    note: '\u2060left wall',
  };
  const { project } = await trade.open(idOf(await trade.send({ intent: 'add', ...pasted })));
  expect(project.name).toBe('Lake house');
  expect(project.rooms).toMatchObject([{ room: 'Bath', lines: [{ quantity: 2, note: 'left wall' }] }]);
});

test('a product listed by its model number and by its SKU is one line with the sum of both', async () => {
  const [one = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'add', lines: one, name: 'Bay house' }));
  const [first] = (await trade.open(id)).project.rooms[0]?.lines ?? [];
  await trade.change(id, { intent: 'add', lines: `${first?.modelNumber} 2\n${one} 3`, room: 'Bath' });
  const { project, notices } = await trade.open(id);
  expect(project.rooms.map(({ room, lines }) => [room, lines.map(({ quantity }) => quantity)])).toEqual([
    ['Bath', [5]],
    ['', [1]],
  ]);
  expect(notices.at(-1)).toMatchObject({ key: 'project.added', values: { count: 1 } });
});

test('a long list is added once, even when another change comes between its calls', async () => {
  const skus = await plentyOf(60);
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'create', name: 'Inn' }));
  const form = { intent: 'add', lines: skus.map((sku) => `${sku} 2`).join('\n') };
  let calls = 0;
  await trade.visit(
    `${home}/${id}`,
    async (args) => {
      const sdk = args.context.get(sdkContext);
      const add: typeof sdk.favourites.add = async (input) => {
        calls += 1;
        if (calls === 2) await trade.change(id, { intent: 'describe', name: 'Inn by the sea' });
        return sdk.favourites.add(input);
      };
      args.context.set(sdkContext, { ...sdk, favourites: { ...sdk.favourites, add } });
      await handleProjectForm(castArgs(handleProjectForm, asFormPost(args, form)));
    },
    { project: id },
  );
  expect(calls).toBe(3);
  const { project } = await trade.open(id);
  expect([project.name, project.rooms[0]?.lines.length, project.sums.units]).toEqual([
    'Inn by the sea',
    skus.length,
    skus.length * 2,
  ]);
});

test('lines that are added in several tabs at once are all added', async () => {
  const skus = await plentyOf(5);
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'create', name: 'Lodge' }));
  await Promise.all(skus.map((lines) => trade.change(id, { intent: 'add', lines })));
  expect((await trade.open(id)).project.sums.units).toBe(skus.length);
});

test('a list that does not fit into a project adds nothing, although a part of it would', async () => {
  const skus = await plentyOf(55);
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'create', name: 'Resort' }));
  const add = (room: string, count: number) =>
    trade.change(id, { intent: 'add', lines: skus.slice(0, count).join('\n'), room });
  for (const [room, count] of [['1', 55], ['2', 55], ['3', 40]] as const) await add(room, count); // prettier-ignore
  expect(await add('4', 55)).toMatchObject({ lines: skus.join('\n'), problem: { key: 'project.error.full' } });
  expect((await trade.open(id)).project.rooms.map((room) => room.lines.length)).toEqual([55, 55, 40]);
});

test('a list of thousands of lines is too long for a project, whether or not its numbers exist', async () => {
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'create', name: 'Catalogue' }));
  const lines = Array.from({ length: 5_000 }, (_, index) => `X-${index}`).join('\n');
  expect(await trade.change(id, { intent: 'add', lines })).toMatchObject({ problem: { key: 'project.error.full' } });
});

test.each(['unknown', 'constructor', '__proto__'])('the project form with the intent %s is a 400', async (intent) => {
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'create', name: `Inn ${intent}` }));
  await expect(trade.change(id, { intent })).rejects.toMatchObject({ init: { status: 400 } });
});

test('units beyond the maximum of a line are reported when they are added, and a move that needs them is refused', async () => {
  const [one = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'add', lines: `${one} 9998`, name: 'Tower' }));
  await trade.open(id);
  await trade.change(id, { intent: 'add', lines: `${one} 5` });
  const { project, notices } = await trade.open(id);
  expect(project.sums.units).toBe(9999);
  expect(notices).toMatchObject([
    { key: 'project.capped', values: { max: 9999, names: one } },
    { key: 'project.added' },
  ]);
  await trade.change(id, { intent: 'add', lines: `${one} 5`, room: 'Bath' });
  await trade.open(id);
  const { id: lineItemId = '' } = project.rooms[0]?.lines[0] ?? {};
  await trade.change(id, { intent: 'line', lineItemId, quantity: '9999', room: 'Bath', note: '' });
  const after = await trade.open(id);
  expect([after.project.sums.units, after.notices]).toMatchObject([10_004, [{ key: 'project.error.change' }]]);
});

test('a project form leads to a message when another tab has signed in to an account outside the trade', async () => {
  const { visit } = await visitorAs('homeowner@example.com');
  const sent = await visit(home, (args) =>
    tradeOnly(handleProjectsForm)(castArgs(handleProjectsForm, asFormPost(args, { intent: 'create' }))).catch(
      (thrown: unknown) => thrown,
    ),
  );
  expect(sent).toMatchObject({ status: 303 });
  expect(await visit(home, ({ context }) => messageToShow(context))).toBe('project.tradeOnly');
});

test('a project is visible to no other customer, and the project pages do not exist for customers outside the trade', async () => {
  const [one = ''] = await plentyOf(1);
  const trade = await visitorAs('trade@example.com');
  const id = idOf(await trade.send({ intent: 'add', lines: one, name: 'Secret house' }));
  const other = await visitorAs('homeowner@example.com');
  const notFound = { init: { status: 404 } };
  await expect(other.open(id)).rejects.toMatchObject(notFound);
  await expect(other.quote(id)).rejects.toMatchObject(notFound);
  for (const intent of ['describe', 'move', 'delete'])
    await expect(other.change(id, { intent, name: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(other.send({ intent: 'add', lines: one, project: id })).rejects.toMatchObject(notFound);
  const guarded = other.visit(
    home,
    tradeOnly(() => Promise.resolve('projects')),
  );
  await expect(guarded).rejects.toMatchObject(notFound);
  expect((await trade.open(id)).project.name).toBe('Secret house');
});
