import { expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { seedDiscounts } from '../demonstration/seed-discounts.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { fillHouse } from '../../testing/house.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { faucets } from '../../testing/search-house.ts';
import { createShopper, signInAs, type Answer, type Shopper } from '../../testing/shopper.ts';
import type { Cart } from '../cart/cart.ts';
import { dataKinds, type DataKind } from './kinds.ts';
import type { BadLine } from './import-records.ts';
import { readLines } from './read-lines.ts';
import { jsonRecords } from './records.ts';

/** A kind as the export command writes it. */
async function exported(db: Db, { stored }: DataKind): Promise<string> {
  let text = '';
  for await (const item of stored(db)) text += `${JSON.stringify(item)}\n`;
  return text;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** Ids in turn, so that two gateways give the same ones. */
function idsInTurn(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

const original = await testGateway({
  newId: idsInTurn(),
  fill: [fillHouse, seedDiscounts],
});
const files = new Map<string, string>();
for (const kind of dataKinds) files.set(kind.name, await exported(original.db, kind));
const copied = await memoryDatabase();
const bad: BadLine[] = [];
for (const kind of dataKinds) {
  const records = jsonRecords(readLines(bytesOf(files.get(kind.name) ?? '')));
  await kind.importFrom(copied, records, { onBadLine: (line) => bad.push(line) });
}
const copy = await testGateway({ database: copied, newId: idsInTurn() });

test('every kind of data is exported from the demonstration store, and no line of an export is refused', () => {
  expect([...files].filter(([, text]) => text === '').map(([name]) => name)).toEqual([]);
  expect(bad).toEqual([]);
});

test.each(dataKinds.map((kind) => [kind.name, kind] as const))(
  'what is exported of %s after an import is what was imported',
  async (name, kind) => {
    expect((await exported(copied, kind)) === files.get(name)).toBe(true);
  },
);

const onSale = await original.db
  .selectFrom('skus')
  .innerJoin('products', 'products.id', 'skus.product_id')
  .innerJoin('stock', 'stock.sku', 'skus.sku')
  .select(['slug', 'skus.sku'])
  .where('available', '>', 10)
  .where('kind', '=', 'fixture')
  .orderBy('skus.sku')
  .executeTakeFirstOrThrow();

const questions = [
  `/search/listing?${new URLSearchParams(faucets).toString()}`,
  `/product/query?where=${encodeURIComponent(`slug(en="${onSale.slug}")`)}`,
  `/inventory/stock?sku=${onSale.sku}`,
  '/maps/store?brand=basin&$top=100',
];
const page = { q: `slug_s:"${onSale.slug}"`, search_type: 'product_detail' };
const contents = ['/en/products.model.json', '/fr/cart.model.json', '/libs/cq/i18n/dict.fr.json'];

/** The replies to a guest and to a trade customer, and what their carts come to. */
async function answersOf(gateway: TestGateway): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const shopper of [await createShopper(gateway), await signInAs(gateway, 'trade@example.com')]) {
    for (const path of questions) answers.push(await shopper.send('GET', path));
    answers.push(await shopper.send('POST', `/search/pdp/${onSale.slug}`, page), await cartOf(shopper));
  }
  for (const path of contents) {
    const response = await gateway.author.fetch(new Request(`http://author.test${path}`));
    answers.push({ status: response.status, body: await response.json() });
  }
  return answers;
}

async function cartOf(shopper: Shopper): Promise<Answer> {
  await shopper.createCart();
  await shopper.change([{ action: 'addLineItem', sku: onSale.sku, quantity: 2 }]);
  const { status, body } = await shopper.send('POST', '/cart/v2/discount', {
    actions: [{ action: 'addDiscountCode', code: 'WELCOME10' }],
  });
  const { totalPrice, discountCodes } = body as Cart;
  return { status, body: { totalPrice, discountCodes } };
}

/** Without how long a search took. */
const timeless = (answers: readonly Answer[]): unknown =>
  JSON.parse(JSON.stringify(answers, (name, value: unknown) => (name === 'QTime' ? 0 : value)));

test('a gateway that was filled from the export of another answers as that one does', async () => {
  const [answers, expected] = [await answersOf(copy), await answersOf(original)];
  expect(expected.map(({ status }) => status)).toEqual(expected.map(() => 200));
  expect(timeless(answers)).toEqual(timeless(expected));
});
