import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { masterVariant } from '../search/product-document.ts';
import { longestStall } from '../../testing/longest-stall.ts';
import type { DocumentJob, DocumentRenderer } from './document-request.ts';
import { picturesFolder } from '../demonstration/pictures-folder.ts';
import { createDocumentRenderer } from './document-renderer.ts';
import { createDocumentWorkers } from './document-workers.ts';

const date = new Date('2030-01-02');
const jobs = [...generateProducts({ count: 2 })].flatMap((product): DocumentJob[] =>
  product.documents.map(({ kind }) => {
    return { kind, product, locale: 'fr', variant: masterVariant(product), related: new Map(), date };
  }),
);
const [job] = jobs as [DocumentJob];
const workers = createDocumentWorkers(picturesFolder);
afterAll(() => workers.close());

/** Returns the longest block of the event loop while all documents render, as a share of the total time. */
const blockedShareOf = (render: DocumentRenderer) =>
  longestStall(
    () => Promise.all(jobs.map(render)),
    () => setTimeout(5),
  );

describe('rendering of uncached documents', () => {
  const most = 0.25;

  test('control: rendering in the main thread blocks other requests', async () => {
    expect(await blockedShareOf(createDocumentRenderer(picturesFolder))).toBeGreaterThan(most);
  });

  test('rendering in workers does not block other requests', async () => {
    await workers.render(job); // starts a worker
    expect(await blockedShareOf(workers.render)).toBeLessThan(most);
  });
});

test('a worker renders the same bytes as the main thread', async () => {
  const [there, here] = await Promise.all([workers.render(job), createDocumentRenderer(picturesFolder)(job)]);
  expect(Buffer.from(there).equals(here)).toBe(true);
});

test('a document that fails to render does not affect the next one', async () => {
  await expect(workers.render({ ...job, kind: 'unknown' as never })).rejects.toThrow(TypeError);
  expect((await workers.render(job)).length).toBeGreaterThan(0);
});

test('closing the workers aborts a document that is still rendering', async () => {
  const others = createDocumentWorkers(picturesFolder);
  const failing = expect(others.render(job)).rejects.toThrow('ended');
  await setImmediate(); // rendering has started
  await others.close();
  await failing;
});

test('a worker that has ended while idle is replaced', async () => {
  const others = createDocumentWorkers(picturesFolder);
  await others.render(job);
  await others.close(); // ends the idle worker
  expect((await others.render(job)).length).toBeGreaterThan(0);
  await others.close();
});
