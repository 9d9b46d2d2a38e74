import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull, stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { folderDatabase } from '../folder-database.ts';
import { fillCatalogue } from '../catalogue.ts';
import { GatewayProcess } from '../gateway-process.ts';
import { inParallel, times } from '../in-parallel.ts';
import { retryWhenBusy } from '../retry-when-busy.ts';
import { createShopper, type Shopper } from '../shopper.ts';

const megabyte = 1024 * 1024;
const mostGrowth = 50 * megabyte;
/** Ten times the growth is more than garbage can ever fill: the heap holds 200 MB, buffers outside it less. */
const mostRuns = 10;

let dataDir: string;
let gateway: GatewayProcess;
let guest: Shopper;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basin-memory-'));
  const db = await folderDatabase(dataDir);
  await fillCatalogue(db);
  await db.destroy();
  // with a large heap, garbage is collected late and would look like a leak
  gateway = await GatewayProcess.create({ DATA_DIR: dataDir, NODE_OPTIONS: '--max-old-space-size=200' });
  await gateway.start();
  guest = await createShopper(retryWhenBusy(gateway));
  await guest.createCart();
}, stressTimeout.timeout);
afterAll(async () => {
  await gateway.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The resident memory of the gateway. */
async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${gateway.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** The smallest growth of the memory of some runs: a leak grows with each, a late collection does not. */
async function smallestGrowth(run: () => Promise<void>): Promise<number> {
  let smallest = Infinity;
  for (let runs = 0; runs < mostRuns && smallest >= mostGrowth; runs++) {
    const before = await residentBytes();
    await run();
    smallest = Math.min(smallest, (await residentBytes()) - before);
  }
  return smallest;
}

const head = (more: string) =>
  `POST /cart/v2/items HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: Bearer ${guest.token}\r\n${more}\r\n`;

async function open(): Promise<{ socket: Socket; received: () => string; closed: Promise<void> }> {
  const socket = connect(gateway.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined); // the gateway may reset the connection
  await once(socket, 'connect');
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return { socket, received: () => text, closed };
}

/** Sends a body in pieces until all are sent or the gateway responds. Returns the status. */
async function pour(start: string, piece: string, pieces: number): Promise<string> {
  const { socket, received, closed } = await open();
  socket.write(head(start));
  for (let sent = 0; sent < pieces && !socket.destroyed && received() === ''; sent++)
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  for (let polls = 0; received() === '' && polls < 500 && !socket.destroyed; polls++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  return received().slice(9, 12);
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
const readCart = async () => (await guest.send('GET', '/cart/active')).status;

const json = async (body: string) => {
  const { status } = await retryWhenBusy(gateway).fetch(
    new Request('http://gateway.test/cart/v2/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.token}` },
      body,
    }),
  );
  return String(status);
};

const attacks: Readonly<Record<string, readonly [string, () => Promise<string>]>> = {
  'a declared length of a gigabyte': [
    '413',
    () => pour(`Content-Length: ${1024 * megabyte}\r\n`, 'x'.repeat(65_536), 64),
  ],
  'an endless chunked body': ['413', () => pour('Transfer-Encoding: chunked\r\n', chunk(65_536), 1_600)],
  'deeply nested arrays': ['400', () => json('['.repeat(250_000))],
  'deeply nested objects': ['400', () => json(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)],
  'thousands of members': ['400', () => json(`{${times(15_000, (index) => `"m${index}":1`).join()}}`)],
  'five thousand actions': ['400', () => json(JSON.stringify({ actions: times(5_000, () => ({ action: 'x' })) }))],
  'a long number': ['400', () => json(`{"version":${'9'.repeat(200_000)}}`)],
};

test.runIf(process.platform === 'linux').each(Object.entries(attacks))(
  'GW-020 repeated requests with %s do not leak memory, and other callers are served meanwhile',
  stressTimeout,
  async (_, [status, attack]) => {
    const flood = async (count: number) => {
      const rejected = inParallel(
        20,
        times(count, () => attack),
      );
      const served = inParallel(
        1,
        times(20, () => readCart),
      );
      expect(new Set(await served)).toEqual(new Set([200]));
      expect(new Set(await rejected)).toEqual(new Set([status]));
    };
    await flood(sizes.oversizedRequests); // warms up, so that the heap has its size
    expect(await smallestGrowth(() => flood(sizes.oversizedRequests))).toBeLessThan(mostGrowth);
  },
);

test.runIf(process.platform === 'linux')(
  'five hundred connections that send nothing, or half a head, do not keep other callers out',
  stressTimeout,
  async () => {
    const before = await residentBytes();
    const held = await inParallel(
      50,
      times(500, () => open),
    );
    held.forEach(({ socket }, index) => index % 2 === 0 && socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nA: '));
    for (let turn = 0; turn < 20; turn++) expect(await readCart()).toBe(200);
    expect((await residentBytes()) - before).toBeLessThan(mostGrowth);
    // a half-sent head times out after ten seconds, so only the full suite waits for it, and listen.test.ts
    if (isFull) await Promise.all(held.filter((_, index) => index % 2 === 0).map(({ closed }) => closed));
    for (const { socket } of held) socket.destroy();
    expect(await readCart()).toBe(200);
  },
);

test.runIf(process.platform === 'linux')('control: the measurement detects bodies that stay in memory', () => {
  // in a separate process: this one may reuse memory that it has freed before
  const program = `const before = process.memoryUsage.rss();
    const buffers = Array.from({ length: 200 }, () => Buffer.alloc(${megabyte}, 1));
    console.log(buffers.length && process.memoryUsage.rss() - before);`;
  const grown = Number(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' }));
  expect(grown).toBeGreaterThan(mostGrowth);
});
