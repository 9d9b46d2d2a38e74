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

/** Asks for a tear sheet of each product at once, from a maker that begins when it is asked to. */
async function askForAll(edition: string, queue: WorkQueue) {
  const begin = Promise.withResolvers<undefined>();
  let asked = 0;
  const make = () => {
    asked++;
    return queue(async () => {
      await begin.promise;
      return new Uint8Array([1]);
    });
  };
  const options = {
    db,
    make,
    folder: join(folder, edition),
    log: createLogger('silent'),
    now: () => new Date('2030-01-02'),
  };
  const app = createDocuments(options);
  const ask = (slug: string) => app.request(`/documents/en/${slug}/tear-sheet.pdf`);
  const answers = products.map(async ({ slug }) => ask(slug));
  while (asked < products.length) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await Promise.race([...answers, new Promise<undefined>((resolve) => setTimeout(resolve, 500))]);
  begin.resolve(undefined);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  const again = await Promise.all(products.map(async ({ slug }) => (await ask(slug)).status));
  return { refused, statuses: statuses.sort(), again };
}

test('a caller for a file while too many wait learns at once when to come again, and is then given it', async () => {
  const { refused, statuses, again } = await askForAll('full', createWorkQueue({ atOnce: 1, waiting: 1 }));
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(refused?.headers.get('cache-control')).toBe('no-store');
  expect(statuses).toEqual([200, 200, 503, 503]);
  expect(again).toEqual([200, 200, 200, 200]);
});

test('a queue with room refuses nobody', async () => {
  const { refused, statuses } = await askForAll('roomy', createWorkQueue({ atOnce: 1, waiting: 9 }));
  expect([refused, statuses]).toEqual([undefined, [200, 200, 200, 200]]);
});
