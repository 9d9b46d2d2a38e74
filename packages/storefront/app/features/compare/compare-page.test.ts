import { beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { loadProduct } from '../product/index.server.ts';
import { loadCompare } from './compare-page.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const compare = async (...skus: string[]) =>
  (await shop.visit(`/en/compare?sku=${skus.join()}`, (args) => loadCompare(castArgs(loadCompare, args)))).data
    .products;

test('each compared product and each finish of one product has a column of its own, also beside one that no longer exists', async () => {
  const rows = await shop.gateway.db.selectFrom('products').select('document').where('kind', '=', 'fixture').execute();
  const skusOf = rows.map(({ document }) => document.variants.map(({ sku }) => sku)).filter(({ length }) => length > 2);
  const [first = [], second = []] = skusOf;
  const [one = '', other = '', last = ''] = [first[0], first[1], second.at(-1)];
  await shop.gateway.db.updateTable('stock').set({ available: 0 }).where('sku', '=', last).execute();
  const alone = await compare(last);
  expect(await compare('GONE-1', last)).toEqual(alone);
  const compared = await compare(one, other, last, one);
  expect(compared.map(({ compareSku }) => compareSku)).toEqual([one, other, last]);
  expect(new Set(compared.map(({ card }) => card.name)).size).toBe(3);
  expect(new Set(compared.map(({ card }) => card.image.name)).size).toBe(3);
  expect(compared.slice(2)).toEqual(alone);
});

test('a compared finish has the name, picture and price of the page that its card leads to', async () => {
  const rows = await shop.gateway.db.selectFrom('products').select('document').where('kind', '=', 'fixture').execute();
  const skusOf = rows.map(({ document }) => document.variants.map(({ sku }) => sku)).filter(({ length }) => length > 2);
  const compared = await compare(...skusOf.slice(0, 4).map((skus) => skus.at(-1) ?? ''));
  expect(compared).toHaveLength(4);
  for (const { card, compareSku } of compared) {
    const slug = /([^/]+)\.html$/.exec(card.path)?.[1] ?? '';
    const { data: product } = await shop.visit('/en/compare', ({ context }) => loadProduct(context, slug, compareSku));
    const { name, finish, price, pictures } = product ?? expect.unreachable();
    expect([card.name, card.image.name]).toEqual([`${name}, ${finish}`, pictures[0]?.name]);
    expect(card.price).toEqual({ from: price?.now, was: price?.was, list: price?.list, isRange: false });
  }
});
