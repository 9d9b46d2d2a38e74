import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { storeProducts } from '../catalogue/store-products.ts';
import { createLogger } from '../http/log.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { createWorkQueue, type WorkQueue } from '../http/work-queue.ts';
import { createDocuments } from './create-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-queue-'));
const products = [...generateProducts({ count: 60 })]
  .filter(({ documents }) => documents.some(({ kind }) => kind === 'tearSheet'))
  .slice(0, 4);
const db = await memoryDatabase((filled) => filled.transaction().execute((tx) => storeProducts(tx, products)));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a tear sheet of each product concurrently, from a renderer that starts on demand. */
async function requestAll(subfolder: string, queue: WorkQueue) {
  const begin = Promise.withResolvers<undefined>();
  let requested = 0;
  const render = () => {
    requested++;
    return queue(async () => {
      await begin.promise;
      return new Uint8Array([1]);
    });
  };
  const options = {
    db,
    render,
    picturesFolder: folder,
    folder: join(folder, subfolder),
    log: createLogger('silent'),
    now: () => new Date('2030-01-02'),
  };
  const app = createDocuments(options);
  const request = (slug: string) => app.request(`/documents/en/${slug}/tear-sheet.pdf`);
  const responses = products.map(async ({ slug }) => request(slug));
  while (requested < products.length) await new Promise((resolve) => setTimeout(resolve, 5));
  const rejected = await Promise.race([...responses, new Promise<undefined>((resolve) => setTimeout(resolve, 500))]);
  begin.resolve(undefined);
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  const again = await Promise.all(products.map(async ({ slug }) => (await request(slug)).status));
  return { rejected, statuses: statuses.sort(), again };
}

test('a document request above the queue limit gets a 503 with retry-after immediately and succeeds later', async () => {
  const { rejected, statuses, again } = await requestAll('full', createWorkQueue({ concurrency: 1, maxWaiting: 1 }));
  expect(rejected?.status).toBe(503);
  expect(rejected?.headers.get('retry-after')).toBe('2');
  expect(rejected?.headers.get('cache-control')).toBe('no-store');
  expect(statuses).toEqual([200, 200, 503, 503]);
  expect(again).toEqual([200, 200, 200, 200]);
});

test('document requests below the queue limit all succeed', async () => {
  const { rejected, statuses } = await requestAll('roomy', createWorkQueue({ concurrency: 1, maxWaiting: 9 }));
  expect([rejected, statuses]).toEqual([undefined, [200, 200, 200, 200]]);
});
