import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { masterVariant } from '../search/product-document.ts';
import { longestSilence } from '../../testing/longest-silence.ts';
import type { DocumentJob, DocumentMaker } from './document-request.ts';
import { picturesFolder } from '../demonstration/pictures-folder.ts';
import { createDocumentMaker } from './document-maker.ts';
import { createMakerThreads } from './maker-threads.ts';

const made = new Date('2030-01-02');
const jobs = [...generateProducts({ count: 2 })].flatMap((product): DocumentJob[] =>
  product.documents.map(({ kind }) => {
    return { kind, product, locale: 'fr', variant: masterVariant(product), related: new Map(), made };
  }),
);
const [job] = jobs as [DocumentJob];
const threads = createMakerThreads(picturesFolder);
afterAll(() => threads.close());

/** How long others waited while all of these documents were made at once, as a share of the time that this took. */
const silenceWith = (make: DocumentMaker) =>
  longestSilence(
    () => Promise.all(jobs.map(make)),
    () => setTimeout(5),
  );

describe('while cold documents are made, other calls are answered', () => {
  const most = 0.25;

  test('a maker in the process of the calls is found out', async () => {
    expect(await silenceWith(createDocumentMaker(picturesFolder))).toBeGreaterThan(most);
  });

  test('threads let them through', async () => {
    await threads.make(job); // a thread starts
    expect(await silenceWith(threads.make)).toBeLessThan(most);
  });
});

test('a thread makes what the process itself would', async () => {
  const [there, here] = await Promise.all([threads.make(job), createDocumentMaker(picturesFolder)(job)]);
  expect(Buffer.from(there).equals(here)).toBe(true);
});

test('a document that cannot be made is a failure of that one only', async () => {
  await expect(threads.make({ ...job, kind: 'unheard of' as never })).rejects.toThrow(TypeError);
  expect((await threads.make(job)).length).toBeGreaterThan(0);
});

test('a document that is being made when the shop closes is given up, not waited for', async () => {
  const others = createMakerThreads(picturesFolder);
  const failing = expect(others.make(job)).rejects.toThrow('ended');
  await setImmediate(); // it has begun
  await others.close();
  await failing;
});
