import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayPortCount } from './environment.ts';

/** A shop of its own, as `npm start` serves it, on free ports and fresh data. */
export interface ServedShop {
  readonly origin: string;
  readonly gatewayOrigin: string;
  stop(): Promise<void>;
}

const repository = fileURLToPath(new URL('../', import.meta.url));
const startWithinMs = 180_000;

export async function serveShop(): Promise<ServedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'basin shop '));
  const [port, gatewayPort] = [await freePort(), await freePort(gatewayPortCount)];
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), GATEWAY_PORT: String(gatewayPort), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await readiness(shop);
  return {
    origin: `http://localhost:${port}`,
    gatewayOrigin: `http://127.0.0.1:${gatewayPort}`,
    async stop() {
      await ended(shop);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the shop says where it is; what it printed until then goes into the error when it never does. */
function readiness(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`The shop did not start in time.\n${printed}`)), startWithinMs);
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (!printed.includes('Ctrl-C stops everything')) return;
      clearTimeout(timer);
      resolve();
    };
    shop.stdout?.on('data', listen);
    shop.stderr?.on('data', listen);
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}.\n${printed}`)));
  });
}

function ended(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    shop.removeAllListeners('exit').once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}

/** A port that is free together with the ones after it. */
async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = await probe(0);
    const others = Array.from({ length: count - 1 }, (_, index) => probe(first + 1 + index));
    const answers = await Promise.allSettled(others);
    if (answers.every(({ status }) => status === 'fulfilled')) return first;
  }
}

/** Listens on a port for a moment (0: any that is free) and tells which it was. */
function probe(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
