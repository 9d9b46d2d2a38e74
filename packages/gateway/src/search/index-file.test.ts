import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { createLogger } from '../http/log.ts';
import { createEmbeddedFinder } from './embedded-finder.ts';
import type { EntryQuery } from './entry.ts';
import { indexFile } from './index-file.ts';
import { testSource } from './testing.ts';

const products = [...generateProducts({ count: 60 })];
const log = createLogger('silent');
const now = () => new Date('2026-11-20T12:00:00Z');
const everything: EntryQuery = {
  query: { kind: 'all' },
  filters: [],
  start: 0,
  rows: 100,
  counts: { facets: ['SKUColorFinishName_s', 'Product_Category'], ranges: ['priceList.GST.finalPrice_d'] },
};
const queries: readonly EntryQuery[] = [
  everything,
  { ...everything, sort: { field: 'productName_s', direction: -1 } },
  { ...everything, query: { kind: 'words', text: 'brass faucet' } },
  { ...everything, query: { kind: 'words', text: products[3]?.variants[0]?.sku ?? '' } },
  { ...everything, query: { kind: 'terms', field: 'slug_s', values: [products[5]?.slug ?? ''] } },
];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Creates a finder as at startup; reading the catalogue waits for `reads`. */
function start(path: string, source = testSource(products), reads: Promise<unknown> = Promise.resolve()) {
  const counted = { readings: 0 };
  const batches = source.batches.bind(source);
  source.batches = async function* () {
    await reads;
    counted.readings++;
    yield* batches();
  };
  return { counted, finder: createEmbeddedFinder(source, now, log, indexFile(path)) };
}

async function stored(name: string): Promise<string> {
  const path = join(folder, name);
  await start(path).finder.open();
  await expect.poll(() => indexFile(path).read()).toBeDefined();
  return path;
}

test('a second start returns the same results from the stored index before it has read the catalogue', async () => {
  const path = await stored('same');
  const gate = Promise.withResolvers<undefined>();
  const [fresh, restarted] = [start(join(folder, 'none')), start(path, testSource(products), gate.promise)];
  for (const query of queries) {
    for (const locale of ['en', 'fr'] as const) {
      const found = await restarted.finder.find('basin_catalog', locale, query);
      expect(found).toEqual(await fresh.finder.find('basin_catalog', locale, query));
    }
  }
  expect(restarted.counted.readings).toBe(0);
  gate.resolve(undefined);
  await restarted.finder.refresh();
  expect(restarted.counted.readings).toBe(1);
});

test('filter labels are the same after a restart', async () => {
  const path = await stored('names');
  const [fresh, restarted] = [start(join(folder, 'none')), start(path)];
  const [expected, labels] = await Promise.all(
    [fresh, restarted].map(({ finder }) => finder.filterLabels('basin_catalog', 'fr')),
  );
  expect(labels?.facetFields).toEqual(expected?.facetFields);
  expect([...(labels?.labels ?? [])]).toEqual([...(expected?.labels ?? [])]);
  expect([...(labels?.swatches ?? [])]).toEqual([...(expected?.swatches ?? [])]);
  expect(labels?.localValue('SKUColorFinishName_s', 'Matte Black')).toBe(
    expected?.localValue('SKUColorFinishName_s', 'Matte Black'),
  );
});

test('a stale stored index is used only until the new index is built', async () => {
  const path = await stored('older');
  const gate = Promise.withResolvers<undefined>();
  const { finder } = start(path, testSource(products.slice(0, 20)), gate.promise);
  await finder.open();
  expect((await finder.find('basin_catalog', 'en', everything)).total).toBeGreaterThan(20);
  gate.resolve(undefined);
  await finder.refresh();
  expect((await finder.find('basin_catalog', 'en', everything)).total).toBeLessThanOrEqual(20);
});

test.each([
  ['a damaged file', Buffer.from('not an index')],
  ['an index of another release', serialize({ release: 'older', languages: ['en', 'fr'], data: {} })],
])('%s is ignored and the index is rebuilt', async (name, bytes) => {
  const path = join(folder, name.replaceAll(' ', '-'));
  await writeFile(path, bytes);
  const { counted, finder } = start(path);
  await finder.open();
  expect(counted.readings).toBe(1);
});

test('a stored index that cannot be opened is rebuilt', async () => {
  const path = join(folder, 'strange');
  await indexFile(path).write({ languages: ['en', 'fr'], data: { basin_catalog: 'not an index' } });
  const { counted, finder } = start(path);
  await finder.open();
  expect(counted.readings).toBe(1);
});

test('an index that cannot be stored leaves no draft behind', async () => {
  const path = join(folder, 'blocked');
  await mkdir(path);
  await writeFile(join(path, 'file'), '');
  await expect(indexFile(path).write({ languages: ['en'], data: {} })).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('blocked'))).toEqual(['blocked']);
});
