import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { serveShop } from '../scripts/serve-shop.ts';
import { median, ratioOf, type Row } from './row.ts';

const rounds = 3;
const seconds = 5;
const connections = 8;

/** Measures pages rendered per second against a bare React stream of the same markup; both take turns on the same cores. */
export async function benchRendering(): Promise<Row[]> {
  const shop = await serveShop();
  try {
    const listing = `${shop.origin}/en/products/toilets`;
    const product = /href="([^"]+\.html)/.exec(await textOf(listing))?.[1] ?? '';
    const pages = { home: `${shop.origin}/en`, listing, product: `${shop.origin}${product}` };
    const rows: Row[] = [];
    for (const [name, address] of Object.entries(pages)) rows.push(await compare(name, address));
    return rows;
  } finally {
    await shop.stop();
  }
}

const textOf = async (address: string) => (await fetch(address)).text();

async function compare(name: string, address: string): Promise<Row> {
  const floor = fork(new URL('./bare-stream.ts', import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } });
  floor.send(await textOf(address));
  const [port] = (await once(floor, 'message')) as [number];
  const own: number[] = [];
  const bare: number[] = [];
  const bareAddress = `http://127.0.0.1:${port}`;
  for (const warmUp of [address, bareAddress]) await rate(warmUp);
  for (let round = 0; round < rounds; round += 1) {
    own.push(await rate(address));
    bare.push(await rate(bareAddress));
  }
  floor.disconnect();
  return {
    what: `${name}: pages per second`,
    value: median(own).toFixed(0),
    baseline: `${median(bare).toFixed(0)} bare React stream`,
    ratio: ratioOf(median(own), median(bare)),
    goal: '',
  };
}

async function rate(url: string): Promise<number> {
  return (await autocannon({ url, connections, duration: seconds })).requests.average;
}
