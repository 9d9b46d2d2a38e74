import { fork } from 'node:child_process';
import { once } from 'node:events';
import { deserialize, serialize } from 'node:v8';
import { generateProducts } from '../packages/gateway/src/demonstration/products/generate-products.ts';
import { buildIndexData, openIndex, type IndexData } from '../packages/gateway/src/search/catalogue-index.ts';
import type { CatalogueSource } from '../packages/gateway/src/search/catalogue-source.ts';
import type { EntryQuery } from '../packages/gateway/src/search/entry.ts';
import { productEntries } from '../packages/gateway/src/search/product-entry.ts';
import { plainSearch, plainWords } from './plain-search.ts';
import type { Row } from './row.ts';

const sizes = [20_000, 100_000];
const now = new Date('2026-11-20T00:00:00Z');
const price = 'priceList.GST.finalPrice_d';
const time = { unit: 'ms', isBetter: 'less' } as const;
const runs = 84;
const plainRuns = 12;
const texts = [
  'brass faucet',
  'matte black towel bar',
  'freestanding bathtub',
  'green field tile',
  'kitchen sink',
  'wall mounted basin faucet lever',
  'rain shower head brushed nickel',
  'toilet',
  'oak vanity',
  'mosaic',
  'thermostatic trim',
  'soap dispenser',
];

/** Measures the embedded search at 20,000 and 100,000 products against plain loops over the same entries. */
export async function benchSearch(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const execArgv = ['--conditions=@basin/source', '--expose-gc', '--max-old-space-size=8192'];
    const child = fork(new URL(import.meta.url), [String(size)], { execArgv });
    const [measured] = (await once(child, 'message')) as [Row[]];
    rows.push(...measured);
    await once(child, 'exit');
  }
  return rows;
}

async function measureSize(size: number): Promise<Row[]> {
  const emptyMb = heapMb();
  const [gathered, gatherSeconds] = await secondsOf(() => buildIndexData(sourceOf(size), now));
  const [index, openSeconds] = await secondsOf(() => openIndex(gathered).basin_catalog.en.entries);
  const indexMb = heapMb() - emptyMb;
  const bytes = serialize(gathered);
  const [, readSeconds] = await secondsOf(() => openIndex(deserialize(bytes) as IndexData));
  const beforeMb = heapMb();
  const [languages, entrySeconds] = await secondsOf(() =>
    Array.from(generateProducts({ count: size }), (product) => productEntries(product, now)),
  );
  const entriesMb = heapMb() - beforeMb;
  const entries = languages.map(({ en }) => en);
  const words = plainWords(entries);
  const facets = [...new Set(entries.flatMap((entry) => Object.keys(entry.facets)))].slice(0, 12);
  const counts = { facets, ranges: [price] };
  const categories = [...new Set(entries.flatMap((entry) => entry.facets.Product_Category ?? []))];
  const page = { filters: [], start: 0, rows: 30 };
  const category = (run: number): EntryQuery => ({
    ...page,
    query: { kind: 'terms', field: 'Product_Category', values: [pick(categories, run)] },
    sort: { field: price, direction: 1 },
    counts,
  });
  const text = (run: number): EntryQuery => ({ ...page, query: { kind: 'words', text: pick(texts, run) }, counts });
  const typed = (run: number): EntryQuery => ({
    ...page,
    query: { kind: 'words', text: pick(texts, run).slice(0, 3 + (run % 7)) },
    isTyping: true,
    rows: 10,
  });
  const compare = (what: string, query: (run: number) => EntryQuery, goal: number): Row[] => {
    const own = timed((run) => index.search(query(run)), runs);
    const plain = timed((run) => plainSearch(entries, words, query(run)), plainRuns);
    return [
      { what: rowName(`${what}, median`), value: own.p50, baseline: plain.p50, ...time },
      {
        what: rowName(`${what}, 95th percentile`),
        value: own.p95,
        baseline: plain.p95,
        ...time,
        ...(size === 100_000 && { goal }),
      },
    ];
  };
  const rowName = (what: string) => `${size.toLocaleString('en')} products: ${what}`;
  return [
    ...compare('category page, 12 facets, price sort', category, 5),
    ...compare('text query, 12 facets', text, 15),
    ...compare('type-ahead', typed, 10),
    {
      what: rowName('memory for two languages (baseline: entries as objects)'),
      value: indexMb,
      baseline: entriesMb,
      unit: 'MB',
      isBetter: 'less',
      goal: (size * 2 * 2_000) / 1e6,
    },
    {
      what: rowName('building two languages (baseline: creating the entries)'),
      value: gatherSeconds + openSeconds,
      baseline: entrySeconds,
      unit: 's',
      isBetter: 'less',
    },
    {
      what: rowName('opening the stored index (baseline: building it)'),
      value: readSeconds,
      baseline: gatherSeconds + openSeconds,
      unit: 's',
      isBetter: 'less',
    },
  ];
}

/** Returns a catalogue source of generated products. */
function sourceOf(count: number): CatalogueSource {
  const none = () => Promise.reject(new Error('The benchmark source supports only what building an index needs'));
  return {
    revision: none,
    read: none,
    soldOut: none,
    async *batches() {
      const products = generateProducts({ count });
      for (let batch = take(products, 200); batch.length > 0; batch = take(products, 200))
        yield await Promise.resolve(batch);
    },
  };
}

const take = <Item>(items: Iterator<Item>, count: number): Item[] =>
  Array.from({ length: count }, () => items.next()).flatMap(({ done, value }) => (done ? [] : [value]));

async function secondsOf<Result>(action: () => Result | Promise<Result>): Promise<[Result, number]> {
  const startedMs = performance.now();
  return [await action(), (performance.now() - startedMs) / 1000];
}

/** Repeats each of `count` runs five times and uses its best time, which excludes other load on the machine. */
function timed(action: (run: number) => unknown, count: number): { p50: number; p95: number } {
  for (let run = 0; run < count; run++) action(run);
  const best = Array.from({ length: count }, (_, run) => {
    const times = Array.from({ length: 5 }, () => {
      const startedMs = performance.now();
      action(run);
      return performance.now() - startedMs;
    });
    return Math.min(...times);
  }).sort((one, other) => one - other);
  const at = (share: number): number => best[Math.floor(count * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function heapMb(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const pick = <Item>(items: readonly Item[], run: number): Item => items[run % items.length] as Item;

if (import.meta.main) {
  const size = Number(process.argv[2]);
  process.send?.(await measureSize(size), () => process.disconnect());
}
