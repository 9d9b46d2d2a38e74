import { demoDate } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { findRooms } from './index.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: () => demoDate });
});

const visit = async <Data>(load: (args: LoaderArgs) => Promise<Data>) =>
  (await shop.visit('/en/inspiration/rooms-inspiration', load)).data;
const loadSpots = async () => {
  const { rooms } = await visit(({ context }) => findRooms(context, 'basin_rooms', new URLSearchParams()));
  return rooms.flatMap(({ spots }) => spots);
};
const slugOf = (path: string) => /([\w-]+)\.html/.exec(path)?.[1] ?? '';
const detailsOf = (path: string, sku: string) =>
  visit(async ({ context }) => (await productsOf(context).get(slugOf(path), { sku })) ?? expect.fail(path));

test('every spot in a room has the price of the finish in the picture', async () => {
  const spots = await loadSpots();
  for (const { sku, product, offer } of spots) {
    const { price } = await detailsOf(product.path, sku);
    expect([sku, offer.price, offer.isFrom]).toEqual([sku, price?.now, undefined]);
  }
  expect(spots.some(({ product, offer }) => product.price?.from.cents !== offer.price?.cents)).toBe(true);
});

test('a spot in a room can be added to the cart only when its product page asks for nothing more', async () => {
  const spots = await loadSpots();
  for (const { sku, product, slug } of spots) {
    const { requiredParts, coverage, stock } = await detailsOf(product.path, sku);
    const isBuyable = requiredParts.length === 0 && !coverage && /inStock|backOrder/.test(stock?.status ?? '');
    expect([sku, slug !== undefined]).toEqual([sku, isBuyable]);
  }
  expect(new Set(spots.map(({ slug }) => slug !== undefined)).size).toBe(2);
});

test('a finish that is sold out is marked in its room and cannot be added to the cart', async () => {
  const spots = await loadSpots();
  const skus = spots.filter(({ slug }) => slug !== undefined).map(({ sku }) => sku);
  const { db } = shop.gateway;
  const limited = db.selectFrom('stock').select('sku').where('sku', 'in', skus).where('back_orderable', '=', false);
  const { sku } = await limited.executeTakeFirstOrThrow();
  const noStock = { available: 0, restockable_in_days: null };
  await db.updateTable('stock').set(noStock).where('sku', '=', sku).execute();
  const spot = (await loadSpots()).find((each) => each.sku === sku);
  expect(spot).toMatchObject({ isOutOfStock: true, slug: undefined });
});
