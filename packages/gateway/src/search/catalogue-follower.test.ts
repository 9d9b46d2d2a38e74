import { expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { createLogger } from '../http/log.ts';
import { buildIndexData, openIndex, type CatalogueIndex } from './catalogue-index.ts';
import { CatalogueFollower } from './catalogue-follower.ts';
import { testSource } from './testing.ts';

const products = [...generateProducts({ count: 40 })];
const log = createLogger('silent');
const sizeOf = async (follower: CatalogueFollower<CatalogueIndex>) =>
  (await follower.index()).basin_catalog.en.entries.size;

function follow(source = testSource(products), day = new Date('2026-11-20T23:00:00Z')) {
  let now = day;
  const follower = new CatalogueFollower(source, () => now, log, {
    build: async (products, today) => openIndex(await buildIndexData(products, today)),
  });
  return { source, follower, pass: (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000)) };
}

test('the index is rebuilt after the catalogue has changed, and not before', async () => {
  const { source, follower } = follow();
  const before = await sizeOf(follower);
  source.products = products.slice(0, 20);
  await follower.refresh();
  expect(await sizeOf(follower)).toBe(before);
  source.changes++;
  await follower.refresh();
  expect(await sizeOf(follower)).toBeLessThan(before);
});

test('the index is rebuilt on a new day, because discontinuation depends on the date', async () => {
  const { follower, pass } = follow();
  const before = await follower.index();
  await follower.refresh();
  expect(await follower.index()).toBe(before);
  pass(2);
  await follower.refresh();
  expect(await follower.index()).not.toBe(before);
});

test('concurrent callers share one build of the index', async () => {
  const { source, follower } = follow();
  let readings = 0;
  const counting = testSource(products);
  source.batches = () => {
    readings++;
    return counting.batches();
  };
  await Promise.all(Array.from({ length: 50 }, () => follower.index()));
  expect(readings).toBe(1);
});

test('a refresh during a build also finds what has changed since the build began', async () => {
  const { source, follower } = follow();
  const before = await sizeOf(follower);
  const reading = Promise.withResolvers<boolean>();
  source.batches = () => {
    const found = testSource(source.products).batches();
    source.products = products.slice(0, 20);
    source.changes++;
    source.batches = () => testSource(source.products).batches();
    reading.resolve(true);
    return found;
  };
  source.changes++;
  const building = follower.refresh();
  await reading.promise;
  await follower.refresh();
  expect(await sizeOf(follower)).toBeLessThan(before);
  await building;
});

test('a failed build rejects the caller, and the next caller retries it', async () => {
  const { source, follower } = follow();
  source.revision = () => Promise.reject(new Error('the database is unavailable'));
  await expect(follower.index()).rejects.toThrow('the database is unavailable');
  source.revision = () => Promise.resolve(1);
  expect(await sizeOf(follower)).toBeGreaterThan(0);
});

test('the old index stays in use when a refresh fails', async () => {
  const { source, follower } = follow();
  const before = await follower.index();
  source.revision = () => Promise.reject(new Error('the database is unavailable'));
  await expect(follower.refresh()).rejects.toThrow('the database is unavailable');
  expect(await follower.index()).toBe(before);
});

test('the log says why a stored index could not be read', async () => {
  const lines: string[] = [];
  const follower = new CatalogueFollower(
    testSource(products),
    () => new Date('2026-11-20T23:00:00Z'),
    createLogger('error', { write: (line) => void lines.push(line) }),
    {
      read: () => Promise.reject(new Error('EIO: i/o error, read')),
      build: async (products, today) => openIndex(await buildIndexData(products, today)),
    },
  );
  await follower.index();
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ err: { message: 'EIO: i/o error, read' } }]);
});
