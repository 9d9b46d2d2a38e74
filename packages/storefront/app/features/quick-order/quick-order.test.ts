import type { UnsoldReason } from '@basin/domain';
import { demoDate } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost, visitorOf } from '../../testing/visitor.ts';
import { loadCart } from '../cart/index.server.ts';
import { handleQuickOrder } from './quick-order.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: () => demoDate });
});

type Visit = ReturnType<typeof visitorOf>;

const order = (visit: Visit, lines: string) =>
  visit('/en/quick-order', (args) => handleQuickOrder(castArgs(handleQuickOrder, asFormPost(args, { lines }))));
const cartOf = async (visit: Visit) => (await visit('/en/cart', (args) => loadCart(castArgs(loadCart, args)))).cart;

/** Returns the SKUs of a category that have stock and cannot be back-ordered. */
async function skusOf(visit: Visit, category: string): Promise<string[]> {
  const { products } = await visit('/en', ({ context }) => productsOf(context).list({ category }));
  const skus = products.flatMap(({ finishes }) => finishes.map(({ sku }) => sku));
  const rows = await shop.gateway.db
    .selectFrom('stock')
    .select('sku')
    .where('sku', 'in', skus)
    .where('back_orderable', '=', false)
    .where('available', '>', 0)
    .execute();
  return rows.map(({ sku }) => sku);
}
const setStock = (sku: string, available: number) =>
  shop.gateway.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();

test('a quick order reduces a line to the stock, returns a line without stock, and adds all other lines in one call', async () => {
  const guest = visitorOf(shop);
  const [few = '', none = '', plenty = ''] = await skusOf(guest, 'bathroom-faucets');
  await Promise.all([setStock(few, 3), setStock(none, 0), setStock(plenty, 50)]);
  shop.calls.length = 0;
  const { outcomes, rest, added } = await order(guest, `${few} 4\n${few} 1\n${none} 2\n${plenty} 6`);
  expect(outcomes.map(({ notice }) => [notice.key, notice.values?.count])).toEqual([
    ['cart.capped', 3],
    ['quickOrder.soldOut', 0],
    ['quickOrder.addedNeeding', 6],
  ]);
  expect([rest, added]).toEqual([`${none} 2`, 2]);
  expect(shop.calls.filter((call) => call.includes('/cart/'))).toEqual(['POST /cart/v2/items']);
  expect((await cartOf(guest))?.units).toBe(9);
});

test('a quick order finds a number that was typed without its hyphen and names it in full, and finds none by a part of it', async () => {
  const guest = visitorOf(shop);
  const sku = (await skusOf(guest, 'bathroom-faucets')).at(-1) ?? '';
  await setStock(sku, 9);
  const { customer_facing_sku: number } = await shop.gateway.db
    .selectFrom('skus')
    .select('customer_facing_sku')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const typed = number?.replace('-', '').toLowerCase() ?? '';
  const { outcomes } = await order(guest, `${typed} 2\n${typed.slice(0, -1)} 1`);
  expect(outcomes).toMatchObject([
    { number, quantity: 2, notice: { tone: 'success' } },
    { number: typed.slice(0, -1), notice: { key: 'quickOrder.unknown' } },
  ]);
  expect((await cartOf(guest))?.lines).toMatchObject([{ sku, quantity: 2 }]);
});

test('a quick order of a set adds its items', async () => {
  const guest = visitorOf(shop);
  const { products } = await guest('/en', ({ context }) => productsOf(context).list({ limit: 90 }));
  const found = await guest('/en', ({ context }) =>
    Promise.all(products.map(({ slug, skus }) => productsOf(context).parts(slug, { sku: skus[0] }))),
  );
  const set = found.find((each) => each !== null && each.bundleItems.length > 0);
  await Promise.all([set?.sku ?? '', ...(set?.bundleItems ?? []).map(({ sku }) => sku)].map((sku) => setStock(sku, 9)));
  expect(await order(guest, set?.sku ?? '')).toMatchObject({ added: 1, rest: '' });
  expect((await cartOf(guest))?.lines.map(({ parts }) => parts.length)).toEqual([set?.bundleItems.length]);
});

test('a quick order adds the sample of a finish or tile, once, by the number that the cart shows', async () => {
  const guest = visitorOf(shop);
  const [tile = ''] = await skusOf(guest, 'field-tile');
  const { outcomes, rest } = await order(guest, `${tile.toLowerCase()}-sample 2\n${tile} 1`);
  expect(outcomes.map(({ notice }) => notice.key)).toEqual(['cart.sample.once', 'quickOrder.added']);
  const lines = (await cartOf(guest))?.lines.map(({ sku, quantity }) => [sku, quantity]);
  expect([lines, rest]).toEqual([
    [
      [`${tile}-SAMPLE`, 1],
      [tile, 1],
    ],
    '',
  ]);
});

test('a quick order returns the lines after the first hundred for the next order', async () => {
  const guest = visitorOf(shop);
  const lines = Array.from({ length: 103 }, (_, index) => `NO-${index}`);
  const { outcomes, rest, added } = await order(guest, lines.join('\n'));
  expect([outcomes.length, rest, added]).toEqual([103, lines.join('\n'), 0]);
  const keys = outcomes.map(({ notice }) => notice.key);
  expect(keys).toEqual([
    ...Array<string>(100).fill('quickOrder.unknown'),
    ...Array<string>(3).fill('quickOrder.tooMany'),
  ]);
});

test('when the cart rejects one line of a quick order, the other lines are added', async () => {
  const guest = visitorOf(shop);
  const [first = '', second = ''] = await skusOf(guest, 'toilets');
  await setStock(first, 50);
  await shop.gateway.db.deleteFrom('skus').where('sku', '=', second).execute(); // the search index still has it
  const { outcomes, rest } = await order(guest, `${first} 1\n${second} 2`);
  expect(outcomes.map(({ notice }) => notice.key)).toEqual(['quickOrder.added', 'cart.error.add']);
  expect(rest).toBe(`${second} 2`);
  expect((await cartOf(guest))?.units).toBe(1);
});

test('a quick order with one rejected line of sixteen asks the cart nine times', async () => {
  const guest = visitorOf(shop);
  const { products } = await guest('/en', ({ context }) => productsOf(context).list({ limit: 90 }));
  const skus = products.flatMap(({ skus: [sku = ''] }) => [sku]).slice(20, 36);
  await Promise.all(skus.map((sku) => setStock(sku, 50)));
  await shop.gateway.db
    .deleteFrom('skus')
    .where('sku', '=', skus[5] ?? '')
    .execute();
  shop.calls.length = 0;
  expect(await order(guest, skus.join('\n'))).toMatchObject({ added: 15, rest: skus[5] });
  expect(shop.calls.filter((call) => call.includes('/cart/'))).toHaveLength(9);
});

test('a quick order says that a product, already in the cart, is no longer sold at the shopper’s prices', async () => {
  const guest = visitorOf(shop);
  const [sku = ''] = await skusOf(guest, 'toilets');
  await setStock(sku, 50);
  await order(guest, sku);
  const { db } = shop.gateway;
  const { product_id: id } = await db
    .selectFrom('skus')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const { document } = await db
    .selectFrom('products')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const variants = document.variants.map((variant) => ({ ...variant, prices: [] }));
  const unpriced = { document: JSON.stringify({ ...document, variants }) };
  await db.updateTable('products').set(unpriced).where('id', '=', id).execute();
  expect(await order(guest, sku)).toMatchObject({ outcomes: [{ notice: { key: 'product.unpriced' } }], added: 0 });
  expect((await cartOf(guest))?.units).toBe(1);
  await db
    .updateTable('products')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', id)
    .execute();
});

/** Returns a SKU that cannot be bought online for this reason. */
async function unsoldSku(visit: Visit, reason: UnsoldReason): Promise<string> {
  const { products } = await visit('/en', ({ context }) => productsOf(context).list({ limit: 150 }));
  const numbers = products.flatMap(({ skus }) => skus);
  const found = await visit('/en', ({ context }) => productsOf(context).byNumber(numbers));
  return (
    [...found.values()].find(({ unsoldReason }) => unsoldReason === reason)?.sku ?? expect.fail(`none is ${reason}`)
  );
}

test('a quick order says that a discontinued finish is no longer sold, and adds all other lines in one call', async () => {
  const guest = visitorOf(shop);
  const [sold = ''] = await skusOf(guest, 'toilets');
  await setStock(sold, 50);
  const gone = await unsoldSku(guest, 'discontinued');
  shop.calls.length = 0;
  const { outcomes, rest } = await order(guest, `${sold} 1\n${gone} 2`);
  expect(outcomes.map(({ notice }) => notice.key)).toEqual(['quickOrder.added', 'quickOrder.unsold']);
  expect(rest).toBe(`${gone} 2`);
  expect(shop.calls.filter((call) => call.includes('/cart/'))).toEqual(['POST /cart/v2/items']);
  expect((await cartOf(guest))?.units).toBe(1);
});

test('a quick order says that a product is sold in showrooms only', async () => {
  const guest = visitorOf(shop);
  const number = await showroomSku();
  expect(await order(guest, `${number} 2`)).toMatchObject({
    outcomes: [{ notice: { key: 'product.retailOnly' } }],
    rest: `${number} 2`,
    added: 0,
  });
});

test('a product that only showrooms sell, such as a slab, offers its sample, which a quick order adds', async () => {
  const guest = visitorOf(shop);
  const sku = await showroomSku('tile');
  expect(await order(guest, `${sku}-SAMPLE`)).toMatchObject({ added: 1, rest: '' });
  const page = await guest('/en', async ({ context }) => {
    const products = await productsOf(context).byNumber([sku]);
    return productsOf(context).get(products.get(sku)?.slug ?? '', { sku });
  });
  expect([page?.stock?.status, page?.sample?.sku]).toEqual(['showroomOnly', `${sku}-SAMPLE`]);
});

/** Makes a product of a kind one that is sold in showrooms only, because the sample catalogue has none. */
async function showroomSku(kind = 'fixture'): Promise<string> {
  const { db } = shop.gateway;
  const products = await db.selectFrom('products').select(['id', 'document']).execute();
  const ofKind = products.filter(
    ({ document: { kind: each, variants } }) => each === kind && !variants[0]?.discontinued,
  );
  const [{ id, document } = expect.fail(kind)] = ofKind;
  const changed = { document: JSON.stringify({ ...document, soldOnline: false }) };
  const { revision } = await db
    .updateTable('catalogue_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ ...changed, revision })
    .where('id', '=', id)
    .execute();
  return document.masterSku;
}
