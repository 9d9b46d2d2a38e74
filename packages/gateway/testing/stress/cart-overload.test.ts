import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfQueueing, overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { openDatabase } from '../../src/database/database.ts';
import { fillCatalogue } from '../catalogue.ts';
import { GatewayProcess } from '../gateway-process.ts';
import { createShopper } from '../shopper.ts';

const WRITERS = 200;
const SKU = 'TL-300-GY';

let dataDir: string;
let gateway: GatewayProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basin-overload-'));
  const db = await openDatabase({ dataDir });
  await fillCatalogue(db);
  await db.updateTable('stock').set({ available: 1_000_000 }).where('sku', '=', SKU).execute();
  await db.destroy();
  gateway = await GatewayProcess.create({ DATA_DIR: dataDir });
  await gateway.start();
}, patience.timeout);
afterAll(async () => {
  await gateway.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Requests that put a tile into a cart, each writer into a cart of their own. */
async function openCarts(): Promise<Request[]> {
  const requests: Request[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const shopper = await createShopper(gateway);
    await shopper.createCart();
    requests.push(
      new Request('http://gateway.test/cart/v2/items', {
        method: 'POST',
        headers: { Authorization: `Bearer ${shopper.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ actions: [{ action: 'addLineItem', sku: SKU }] }),
      }),
    );
  }
  return requests;
}

test('planted fault: a server that queues all its requests is caught by its late answers', patience, async () => {
  expect((await faultsOfQueueing()).join()).toContain('late responses');
});

test('200 cart writers are answered in time, or shed, at the throughput of 8', patience, async () => {
  const requests = await openCarts();
  const add = (writer: number) => gateway.fetch(new Request(requests[writer]?.clone() ?? 'http://gateway.test'));
  const report = await overload(add, sizes.overloadMs);
  expect(overloadFaults(report), JSON.stringify(report)).toEqual([]);
});
