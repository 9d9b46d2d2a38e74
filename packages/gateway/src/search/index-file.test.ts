import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
const questions: readonly EntryQuery[] = [
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

/** A start of the gateway; with `reads` held back the catalogue is not read before it resolves. */
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

test('a second start finds the same in both languages before it has read the catalogue, which it then reads once', async () => {
  const path = await stored('same');
  const held = Promise.withResolvers<undefined>();
  const [fresh, again] = [start(join(folder, 'none')), start(path, testSource(products), held.promise)];
  for (const question of questions) {
    for (const locale of ['en', 'fr'] as const) {
      const found = await again.finder.find('basin_catalog', locale, question);
      expect(found).toEqual(await fresh.finder.find('basin_catalog', locale, question));
    }
  }
  expect(again.counted.readings).toBe(0);
  held.resolve(undefined);
  await again.finder.refresh();
  expect(again.counted.readings).toBe(1);
});

test('names of filters are the same after a start', async () => {
  const path = await stored('names');
  const [fresh, again] = [start(join(folder, 'none')), start(path)];
  const [expected, words] = await Promise.all([fresh, again].map(({ finder }) => finder.words('basin_catalog', 'fr')));
  expect(words?.facetFields).toEqual(expected?.facetFields);
  expect([...(words?.labels ?? [])]).toEqual([...(expected?.labels ?? [])]);
  expect([...(words?.swatches ?? [])]).toEqual([...(expected?.swatches ?? [])]);
  expect(words?.ownValue('SKUColorFinishName_s', 'Matte Black')).toBe(
    expected?.ownValue('SKUColorFinishName_s', 'Matte Black'),
  );
});

test('the index of another catalogue answers only until the one of this is built', async () => {
  const path = await stored('older');
  const held = Promise.withResolvers<undefined>();
  const { finder } = start(path, testSource(products.slice(0, 20)), held.promise);
  await finder.open();
  expect((await finder.find('basin_catalog', 'en', everything)).total).toBeGreaterThan(20);
  held.resolve(undefined);
  await finder.refresh();
  expect((await finder.find('basin_catalog', 'en', everything)).total).toBeLessThanOrEqual(20);
});

test.each([
  ['a damaged file', Buffer.from('no index')],
  ['an index of another release', serialize({ release: 'older', languages: ['en', 'fr'], data: {} })],
])('%s counts as none', async (name, bytes) => {
  const path = join(folder, name.replaceAll(' ', '-'));
  await writeFile(path, bytes);
  const { counted, finder } = start(path);
  await finder.open();
  expect(counted.readings).toBe(1);
});

test('an index that cannot be opened is built again', async () => {
  const path = join(folder, 'strange');
  await indexFile(path).write({ languages: ['en', 'fr'], data: { basin_catalog: 'what is this' } });
  const { counted, finder } = start(path);
  await finder.open();
  expect(counted.readings).toBe(1);
});
