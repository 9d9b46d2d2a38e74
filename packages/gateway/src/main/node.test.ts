import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gatewayPortCount } from '../../../../scripts/environment.ts';
import { findFreePorts } from '../../../../scripts/ports.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { createShopper, shopperWith, type Shopper } from '../../testing/shopper.ts';

const firstPort = await findFreePorts(gatewayPortCount);
const sku = 'TL-300-GY';
const tabs = 4;
const additionsBeforeKill = 40;

const program = fileURLToPath(new URL('./node.ts', import.meta.url));
/** Calls the running gateway over the network. */
const network = {
  fetch: (request: Request) =>
    fetch(new Request(request.url.replace('http://gateway.test', `http://127.0.0.1:${firstPort}`), request)),
};

const dataDir = mkdtempSync(join(tmpdir(), 'basin-node-'));
const children: ChildProcess[] = [];
beforeAll(async () => {
  const db = await folderDatabase(dataDir);
  await fillCatalogue(db);
  await db.updateTable('stock').set({ available: 100_000 }).where('sku', '=', sku).execute();
  const document = JSON.stringify({ 'cart.title': 'Basket', 'shop.motto': 'Ours' });
  await db.insertInto('content').values({ path: '/dictionary/en', document, seed: '{}' }).execute();
  await db.destroy();
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => kill(child)));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function spawnGateway(variables: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, GATEWAY_PORT: String(firstPort), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--conditions=@basin/source', program], {
    env: { ...env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  return child;
}

async function startGateway(): Promise<ChildProcess> {
  const child = spawnGateway();
  const output = stderrOf(child);
  const ended = once(child, 'close').then(() => {
    throw new Error(`the gateway did not start: ${output()}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined); // once it is ready, its exit is the test's concern
  return child;
}

/** Collects the error output of a process; the returned function reads it so far. */
function stderrOf(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Returns the exit code and the error output of a gateway that fails to start. */
async function failedStart(variables: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const child = spawnGateway(variables);
  const output = stderrOf(child);
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output: output() };
}

/** Adds units from all tabs until the gateway is killed; reports each addition that got a response. */
async function addUntilKilled(shopper: Shopper, onAccepted: () => void): Promise<void> {
  const body = { actions: [{ action: 'addLineItem', sku }] };
  const addAgain = async (): Promise<void> => {
    // the killed gateway closes the connection
    const response = await shopper.send('POST', '/cart/v2/items', body).catch(() => undefined);
    if (!response) return;
    if (response.status === 200) onAccepted();
    else if (response.status !== 503) throw new Error(JSON.stringify(response)); // 503: too busy for all of them
    await addAgain();
  };
  await Promise.all(Array.from({ length: tabs }, addAgain));
}

test('every cart change that got a response survives kill -9', async () => {
  const child = await startGateway();
  const guest = await createShopper(network);
  await guest.createCart();
  let accepted = 0;
  await addUntilKilled(guest, () => {
    accepted += 1;
    if (accepted === additionsBeforeKill) child.kill('SIGKILL');
  });
  await startGateway();
  const { totalLineItemQuantity: persisted, version } = await shopperWith(
    network,
    guest.token,
    guest.anonymousId,
  ).cart();
  expect(accepted).toBeGreaterThanOrEqual(additionsBeforeKill);
  // the last addition of each tab may be persisted although its response was lost
  expect(persisted).toBeGreaterThanOrEqual(accepted);
  expect(persisted).toBeLessThanOrEqual(accepted + tabs);
  expect(version).toBe(persisted + 1);
});

test('a gateway that starts adds the texts of its version that the shop lacks, and keeps those of the shop', async () => {
  await startGateway();
  const response = await fetch(`http://127.0.0.1:${firstPort + 1}/libs/cq/i18n/dict.en.json`);
  expect(await response.json()).toMatchObject({
    'cart.title': 'Basket',
    'shop.motto': 'Ours',
    'signIn.ended': 'Your session has ended.',
  });
});

test('a data folder that cannot be created is reported in one line; the start does not hang', async () => {
  const { code, output } = await failedStart({ DATA_DIR: '/proc/basin' });
  expect(code).toBe(1);
  expect(output).toMatch(/^DATA_DIR \/proc\/basin cannot be created \(\w+\): set DATA_DIR to another folder\n$/);
});

test('a second process on the same data folder fails to start, and the first exits cleanly on SIGTERM', async () => {
  const child = await startGateway();
  const second = await failedStart({ GATEWAY_PORT: String(await findFreePorts(gatewayPortCount)) });
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    /^DATA_DIR [^\n]* is in use by another process: stop that one first, or set DATA_DIR to another folder\n$/,
  );
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a gateway that is stopped while it starts exits with 0 and prints nothing', async () => {
  const runGateway = new URL('./run-gateway.ts', import.meta.url).href;
  const code = `import { runGateway } from ${JSON.stringify(runGateway)};
    const database = Promise.withResolvers();
    const end = async () => {
      database.reject(new Error('the database is closed'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    setTimeout(() => process.kill(process.pid, 'SIGTERM'));
    await runGateway(() => ({ ready: database.promise, end }));`;
  const child = spawn(process.execPath, ['--conditions=@basin/source', '--input-type=module', '--eval', code]);
  children.push(child);
  const output = stderrOf(child);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toBe('');
});

test('a gateway exits when its parent process disconnects', async () => {
  const child = await startGateway();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a port in use, an invalid setting and an unreachable database are each reported in one line', async () => {
  const taken = createServer().listen(firstPort + 4, '127.0.0.1');
  await once(taken, 'listening');
  const failures = [await failedStart({}), await failedStart({ GATEWAY_PORT: 'http' })];
  await once(taken.close(), 'close');
  failures.push(await failedStart({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' }));
  expect(failures).toEqual([
    { code: 1, output: expect.stringMatching(new RegExp(`^port ${firstPort + 4} is in use: [^\n]*\n$`)) as string },
    { code: 1, output: 'GATEWAY_PORT: must be a port number\n' },
    { code: 1, output: 'the database at 127.0.0.1:1/shop cannot be reached (ECONNREFUSED): check DATABASE_URL\n' },
  ]);
});
