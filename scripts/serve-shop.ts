import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayPortCount } from './environment.ts';
import { findFreePorts } from './ports.ts';

/** A shop as `npm start` serves it, on free ports with new data. */
export interface ServedShop {
  readonly origin: string;
  readonly gatewayOrigin: string;
  stop(): Promise<void>;
}

const repository = fileURLToPath(new URL('../', import.meta.url));
const startWithinMs = 180_000;

/** A shop that may still be starting. */
export interface StartedShop extends ServedShop {
  /** Resolves once the shop is ready. If it exits before, rejects with its output and cleans up. */
  readonly ready: Promise<void>;
}

/** Starts a shop with the parameters of `startShop`, and waits until it is ready. */
export async function serveShop(...options: Parameters<typeof startShop>): Promise<ServedShop> {
  const shop = await startShop(...options);
  await shop.ready;
  return shop;
}

/**
 * Starts a shop in a child process.
 *
 * @param settings environment variables besides the ports, the data folder and the log level
 * @param fill writes files into the data folder before the shop starts
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  fill?: (dataDir: string) => Promise<void>,
): Promise<StartedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'basin shop '));
  await fill?.(folder);
  const port = await findFreePorts(1 + gatewayPortCount);
  const gatewayPort = port + 1;
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await ended(shop);
    await rm(folder, { recursive: true, force: true });
  };
  const ready = readiness(shop).catch(async (problem: unknown) => {
    await stop();
    throw problem;
  });
  return { origin: `http://localhost:${port}`, gatewayOrigin: `http://127.0.0.1:${gatewayPort}`, ready, stop };
}

/** Resolves when the shop has printed its address; otherwise rejects with its output. */
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
    shop.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The shop ended with ${code}.\n${printed}`));
    });
  });
}

function ended(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    shop.removeAllListeners('exit').once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}
