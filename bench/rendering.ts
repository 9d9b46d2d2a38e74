import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { serveShop } from '../scripts/serve-shop.ts';
import { median, type Row } from './row.ts';

const rounds = 3;
const seconds = 4;
const connections = 8;

/** Measures pages rendered per second against a bare React stream of the same markup, interleaved on the same cores. */
export async function benchRendering(): Promise<Row[]> {
  const shop = await serveShop();
  try {
    const listing = `${shop.origin}/en/products/toilets`;
    const product = /href="([^"]+\.html)/.exec(await textOf(listing))?.[1] ?? '';
    const pages = { home: `${shop.origin}/en`, listing, product: `${shop.origin}${product}` };
    const rows: Row[] = [];
    for (const [name, address] of Object.entries(pages)) rows.push(...(await compare(name, address)));
    return rows;
  } finally {
    await shop.stop();
  }
}

const textOf = async (address: string) => (await fetch(address)).text();

async function compare(name: string, address: string): Promise<Row[]> {
  const html = await textOf(address);
  const [bare, route] = [await serveMarkup('bare-stream', html), await serveMarkup('bare-route', html)];
  const rates = await interleave({
    bare: () => rate(bare.address),
    'one plain route': () => rate(route.address),
    cached: () => rate(address),
    rendered: () => rate(address, withNewUrl),
  });
  bare.stop();
  route.stop();
  const row = (what: keyof typeof rates): Row => ({
    what: `${name}, ${what}`,
    value: rates[what],
    baseline: rates.bare,
    unit: '/s',
    isBetter: 'more',
  });
  return [row('one plain route'), row('cached'), { ...row('rendered'), ratioGoal: 0.6 }];
}

/** Serves markup in a separate process. */
async function serveMarkup(server: 'bare-stream' | 'bare-route', html: string) {
  const served = fork(new URL(`./${server}.ts`, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  served.send(html);
  const [port] = (await once(served, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}`, stop: () => served.disconnect() };
}

/** Returns the median rate of each load after a warm-up round. */
async function interleave<Name extends string>(
  loads: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(loads) as Name[];
  const measured = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const measuredRate = await loads[name]();
      if (round > 0) measured.get(name)?.push(measuredRate);
    }
  return Object.fromEntries(names.map((name) => [name, median(measured.get(name) ?? [])])) as Record<Name, number>;
}

/** Requests a new URL each time, so that its page is rendered. */
const withNewUrl: autocannon.Request['setupRequest'] = (request) => {
  visitCount += 1;
  const [path = ''] = (request.path ?? '').split('?');
  return { ...request, path: `${path}?visit=${visitCount}` };
};
let visitCount = 0;

async function rate(url: string, setupRequest?: autocannon.Request['setupRequest']): Promise<number> {
  const requests = setupRequest && { requests: [{ setupRequest }] };
  const { requests: served, non2xx } = await autocannon({ url, connections, duration: seconds, ...requests });
  if (non2xx > 0) throw new Error(`${url} failed to respond with its page ${non2xx} times.`);
  return served.average;
}
