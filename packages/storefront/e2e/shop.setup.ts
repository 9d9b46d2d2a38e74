import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop under test is served. */
    shopOrigin: string;
    gatewayOrigin: string;
  }
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const startWithinMs = 120_000;

/** Serves the built shop with its gateway, as `npm start` does, on free ports and a folder of its own. */
export default async function serveShop(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'basin shop '));
  const [port, gatewayPort] = [await freePort(), await freePort(5)];
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: folder,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await readiness(shop);
  project.provide('shopOrigin', `http://localhost:${port}`);
  project.provide('gatewayOrigin', `http://127.0.0.1:${gatewayPort}`);
  return async () => {
    await ended(shop);
    await rm(folder, { recursive: true, force: true });
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
    const others = Array.from({ length: count - 1 }, (_, index) => first + 1 + index);
    const free = await Promise.all(
      others.map((port) =>
        probe(port).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (free.every(Boolean)) return first;
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
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
