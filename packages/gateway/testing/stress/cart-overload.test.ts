import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { folderDatabase } from '../folder-database.ts';
import { fillCatalogue } from '../catalogue.ts';
import { GatewayProcess } from '../gateway-process.ts';
import { inParallel } from '../in-parallel.ts';
import { createShopper } from '../shopper.ts';

const writers = 200;
const openedAtOnce = 8;
const sku = 'TL-300-GY';

let dataDir: string;
let gateway: GatewayProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basin-overload-'));
  const db = await folderDatabase(dataDir);
  await fillCatalogue(db);
  await db.updateTable('stock').set({ available: 1_000_000 }).where('sku', '=', sku).execute();
  await db.destroy();
  gateway = await GatewayProcess.create({ DATA_DIR: dataDir });
  await gateway.start();
}, stressTimeout.timeout);
afterAll(async () => {
  await gateway.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a cart for each writer. Returns the requests that add a tile to them. */
function openCarts(): Promise<Request[]> {
  return inParallel(
    openedAtOnce,
    Array.from({ length: writers }, () => openCart),
  );
}

async function openCart(): Promise<Request> {
  const shopper = await createShopper(gateway);
  await shopper.createCart();
  return new Request('http://gateway.test/cart/v2/items', {
    method: 'POST',
    headers: { Authorization: `Bearer ${shopper.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ actions: [{ action: 'addLineItem', sku }] }),
  });
}

// queueing.test.ts shows that the measurement detects a server that queues
test(
  '200 concurrent cart writers get a response in time or are shed, at the throughput of 8 writers',
  stressTimeout,
  async () => {
    const requests = await openCarts();
    const add = (writer: number) => gateway.fetch(new Request(requests[writer]?.clone() ?? 'http://gateway.test'));
    const report = await overload(add, sizes.overloadMs);
    expect(overloadFaults(report), JSON.stringify(report)).toEqual([]);
  },
);
