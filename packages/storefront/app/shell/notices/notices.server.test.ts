import { beforeAll, expect, test } from 'vitest';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { visitorOf } from '../../testing/visitor.ts';
import { leaveNotice, takeNotices } from './notices.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const take = ({ context }: LoaderArgs) => takeNotices(context).map(({ values }) => values?.name);

/** A browser, whose tabs share its cookies. */
function createBrowser() {
  const visit = visitorOf(shop);
  return {
    leave: (...names: string[]) =>
      visit('/en/cart', ({ context }) => {
        for (const name of names) leaveNotice(context, { key: 'product.added', values: { name }, tone: 'success' });
      }),
    said: () => visit('/en/cart', take),
  };
}

test('what two tabs leave to be said at the same moment is both said, once', async () => {
  const { leave, said } = createBrowser();
  await Promise.all([leave('Toilet'), leave('Tank')]);
  expect((await said()).toSorted()).toEqual(['Tank', 'Toilet']);
  expect(await said()).toEqual([]);
});

test('the newest three are said, in the order in which they were left', async () => {
  const { leave, said } = createBrowser();
  await leave('a', 'b');
  await leave('c', 'd');
  expect(await said()).toEqual(['b', 'c', 'd']);
});

test('a notice that someone invented is not said, and its cookie ends', async () => {
  const { data, setCookies } = await shop.visit('/en/cart', take, { cookie: '__Host-notice-x=forged' });
  expect(data).toEqual([]);
  expect(setCookies).toEqual([expect.stringMatching(/^__Host-notice-x=; Max-Age=0/)]);
});
