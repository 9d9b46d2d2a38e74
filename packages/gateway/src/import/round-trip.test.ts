import { expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { seedDiscounts } from '../demonstration/seed-discounts.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { fillDemoShop } from '../../testing/demo-shop.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { faucets } from '../../testing/search-shop.ts';
import { createShopper, signInAs, type GatewayReply, type Shopper } from '../../testing/shopper.ts';
import type { Cart } from '../cart/cart.ts';
import { dataKinds, type DataKind } from './kinds.ts';
import type { BadLine } from './import-records.ts';
import { readLines } from './read-lines.ts';
import { jsonRecords } from './records.ts';

/** The data of a kind, as the export command writes it. */
async function exported(db: Db, { stored }: DataKind): Promise<string> {
  let text = '';
  for await (const item of stored(db)) text += `${JSON.stringify(item)}\n`;
  return text;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** Creates sequential ids, so that two gateways create the same ones. */
function sequentialIds(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

const original = await testGateway({
  newId: sequentialIds(),
  fill: [fillDemoShop, seedDiscounts],
});
const files = new Map<string, string>();
for (const kind of dataKinds) files.set(kind.name, await exported(original.db, kind));
const copied = await memoryDatabase();
const bad: BadLine[] = [];
for (const kind of dataKinds) {
  const records = jsonRecords(readLines(bytesOf(files.get(kind.name) ?? '')));
  await kind.importFrom(copied, records, { onBadLine: (line) => bad.push(line) });
}
const copy = await testGateway({ database: copied, newId: sequentialIds() });

test('every kind of data is exported from the demonstration shop, and no exported line is rejected on import', () => {
  expect([...files].filter(([, text]) => text === '').map(([name]) => name)).toEqual([]);
  expect(bad).toEqual([]);
});

test.each(dataKinds.map((kind) => [kind.name, kind] as const))(
  'the export of %s after an import equals the imported file',
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

const paths = [
  `/search/listing?${new URLSearchParams(faucets).toString()}`,
  `/product/query?where=${encodeURIComponent(`slug(en="${onSale.slug}")`)}`,
  `/inventory/stock?sku=${onSale.sku}`,
  '/maps/store?brand=basin&$top=100',
];
const page = { q: `slug_s:"${onSale.slug}"`, search_type: 'product_detail' };
const contentPaths = ['/en/products.model.json', '/fr/cart.model.json', '/libs/cq/i18n/dict.fr.json'];

/** The responses to a guest and to a trade customer, with their cart totals. */
async function responsesOf(gateway: TestGateway): Promise<GatewayReply[]> {
  const responses: GatewayReply[] = [];
  for (const shopper of [await createShopper(gateway), await signInAs(gateway, 'trade@example.com')]) {
    for (const path of paths) responses.push(await shopper.send('GET', path));
    responses.push(await shopper.send('POST', `/search/pdp/${onSale.slug}`, page), await cartOf(shopper));
  }
  for (const path of contentPaths) {
    const response = await gateway.author.fetch(new Request(`http://author.test${path}`));
    responses.push({ status: response.status, body: await response.json() });
  }
  return responses;
}

async function cartOf(shopper: Shopper): Promise<GatewayReply> {
  await shopper.createCart();
  await shopper.change([{ action: 'addLineItem', sku: onSale.sku, quantity: 2 }]);
  const { status, body } = await shopper.send('POST', '/cart/v2/discount', {
    actions: [{ action: 'addDiscountCode', code: 'WELCOME10' }],
  });
  const { totalPrice, discountCodes } = body as Cart;
  return { status, body: { totalPrice, discountCodes } };
}

/** Removes the durations of searches. */
const withoutTimings = (responses: readonly GatewayReply[]): unknown =>
  JSON.parse(JSON.stringify(responses, (name, value: unknown) => (name === 'QTime' ? 0 : value)));

test('a gateway that imports the export of another gateway gives the same responses', async () => {
  const [responses, expected] = [await responsesOf(copy), await responsesOf(original)];
  expect(expected.map(({ status }) => status)).toEqual(expected.map(() => 200));
  expect(withoutTimings(responses)).toEqual(withoutTimings(expected));
});
