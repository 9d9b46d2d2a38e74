import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShopper, shopperWith, type Shopper } from './testing/shopper.ts';

const FIRST_PORT = 5330;
const program = fileURLToPath(new URL('./node.ts', import.meta.url));
const origin = `http://127.0.0.1:${FIRST_PORT}`;
/** The gateway that listens, spoken to over the network. */
const network = {
  fetch: (request: Request) => fetch(new Request(request.url.replace('http://gateway.test', origin), request)),
};

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'basin-node-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => kill(child)));
  rmSync(dataDir, { recursive: true, force: true });
});

function spawnGateway(variables: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, GATEWAY_PORT: String(FIRST_PORT), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--conditions=@basin/source', program], {
    env: { ...env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  return child;
}

async function startGateway(): Promise<ChildProcess> {
  const child = spawnGateway();
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The exit code of a gateway that does not start, and what it said. */
async function failure(variables: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = spawnGateway(variables);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, said };
}

/** Adds units until the gateway is gone; how many additions were answered. */
async function addUntilGone(shopper: Shopper): Promise<number> {
  const actions = [{ action: 'addLineItem', sku: await anySku(shopper) }];
  let accepted = 0;
  for (;;) {
    const answer = await shopper.send('POST', '/cart/v2/items', { actions }).catch(() => undefined);
    if (!answer) return accepted;
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    accepted += 1;
  }
}

async function anySku(shopper: Shopper): Promise<string> {
  const { body } = await shopper.send('GET', '/search/listing?q=*:*&rows=20&fl=masterSKU_s&fq=language_s:"en"');
  const { docs } = (body as { response: { docs: { masterSKU_s: string }[] } }).response;
  for (const { masterSKU_s: sku } of docs) {
    const stock = await shopper.send('GET', `/inventory/stock?sku=${sku}`);
    const [entry] = (stock.body as { results: { availableQuantity: number }[] }).results;
    if ((entry?.availableQuantity ?? 0) > 100) return sku;
  }
  throw new Error('nothing is in stock');
}

test(
  'what was answered survives kill -9, and a second process on the same data is refused',
  { timeout: 120_000 },
  async () => {
    const child = await startGateway();
    const second = await failure({ GATEWAY_PORT: String(FIRST_PORT + 10) });
    expect(second).toEqual({
      code: 1,
      said: expect.stringMatching(/^the data folder .* is in use by another process\n$/) as string,
    });
    const guest = await createShopper(network);
    await guest.createCart();
    const adding = addUntilGone(guest);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await kill(child);
    const accepted = await adding;
    const again = await startGateway();
    const cart = await shopperWith(network, guest.token, guest.anonymousId).cart();
    expect(accepted).toBeGreaterThan(0);
    // the last request may have been done without its answer coming through
    expect([accepted, accepted + 1]).toContain(cart.totalLineItemQuantity);
    expect(cart.version).toBe(cart.totalLineItemQuantity + 1);
    again.kill('SIGTERM');
    expect(await once(again, 'exit')).toEqual([0, null]);
  },
);

test('a gateway whose parent is gone ends by itself', { timeout: 60_000 }, async () => {
  const child = await startGateway();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a port in use, a bad value and an unreachable database are told in one line', { timeout: 60_000 }, async () => {
  const taken = createServer().listen(FIRST_PORT + 4, '127.0.0.1');
  await once(taken, 'listening');
  const failures = [
    await failure({}),
    await failure({ GATEWAY_PORT: 'http' }),
    await failure({ DATABASE_URL: `postgres://me:secret@127.0.0.1:1/shop` }),
  ];
  taken.close();
  expect(failures.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(failures.map(({ said }) => said)).toEqual([
    expect.stringMatching(/^port 5334 is in use: [^\n]*\n$/),
    'GATEWAY_PORT: must be a port number\n',
    'the database at 127.0.0.1:1/shop cannot be reached (ECONNREFUSED): check DATABASE_URL\n',
  ]);
});
