import { beforeAll, expect, test } from 'vitest';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { visitorOf } from '../../testing/visitor.ts';
import { queueNotice, takeNotices } from './notices.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const take = ({ context }: LoaderArgs) => takeNotices(context).map(({ values }) => values?.name);

/** Creates a browser whose tabs share cookies. */
function createBrowser() {
  const visit = visitorOf(shop);
  return {
    queue: (...names: string[]) =>
      visit('/en/cart', ({ context }) => {
        for (const name of names) queueNotice(context, { key: 'product.added', values: { name }, tone: 'success' });
      }),
    shown: () => visit('/en/cart', take),
  };
}

test('two notices that two tabs add at the same time are both shown once', async () => {
  const { queue, shown } = createBrowser();
  await Promise.all([queue('Toilet'), queue('Tank')]);
  expect((await shown()).toSorted()).toEqual(['Tank', 'Toilet']);
  expect(await shown()).toEqual([]);
});

test('only the newest three notices are shown, oldest first', async () => {
  const { queue, shown } = createBrowser();
  await queue('a', 'b');
  await queue('c', 'd');
  expect(await shown()).toEqual(['b', 'c', 'd']);
});

test('a notice of a form that was sent again, because its response was lost, is shown once', async () => {
  const { queue, shown } = createBrowser();
  await queue('Toilet');
  await queue('Toilet', 'Tank');
  expect(await shown()).toEqual(['Toilet', 'Tank']);
});

test('a notice that names a hundred products fits in a cookie: it names the first of them', async () => {
  const { queue, shown } = createBrowser();
  await queue(Array.from({ length: 100 }, (_, index) => `Maren Wall-Mount Bathroom Faucet ${index}`).join(', '));
  expect(await shown()).toEqual([
    expect.stringMatching(/^Maren Wall-Mount Bathroom Faucet 0, .+ Bathroom Faucet 20, .+…$/),
  ]);
});

test.each([
  ['a hundred rooms', { rooms: 'x'.repeat(7_000) }, undefined],
  ['two rooms', { rooms: 'x'.repeat(300) }, 'action.undo'],
])('the notice of a removed line with %s fits in a cookie', async (_, fields, label) => {
  const visit = visitorOf(shop);
  const action = { label: 'action.undo', path: '/cart', fields } as const;
  await visit('/en/cart', ({ context }) => queueNotice(context, { key: 'cart.removed', tone: 'success', action }));
  const shown = await visit('/en/cart', ({ context }) => takeNotices(context));
  expect(shown.map(({ key, action }) => [key, action?.label])).toEqual([['cart.removed', label]]);
});

test('a forged notice is not shown, and its cookie is deleted', async () => {
  const { data, setCookies } = await shop.visit('/en/cart', take, { cookie: '__Host-notice-x=forged' });
  expect(data).toEqual([]);
  expect(setCookies).toEqual([expect.stringMatching(/^__Host-notice-x=; Max-Age=0/)]);
});
