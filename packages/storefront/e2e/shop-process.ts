import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { findFreePorts } from '../../../scripts/ports.ts';

const serverFile = fileURLToPath(new URL('../server/node.ts', import.meta.url));

/** A separate shop process that uses the gateway of the tests. */
export interface ShopProcess {
  readonly port: number;
  readonly process: ChildProcess;
  readonly kill: () => Promise<void>;
}

/** @param settings environment variables that add to or replace the port and the URLs of the gateway's systems */
export async function startShopProcess(settings: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  const port = await findFreePorts();
  const shop = spawnShop({ PORT: String(port), ...settings });
  await once(shop, 'message');
  const kill = async () => {
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  };
  return { port, process: shop, kill };
}

/** Starts a shop process without waiting until it is ready. */
export function spawnShop(settings: Readonly<Record<string, string>>): ChildProcess {
  const gateway = Number(new URL(inject('gatewayOrigin')).port);
  const systems = ['GATEWAY', 'AUTHOR', 'IDENTITY', 'IMAGES', 'PAYMENT'].map((name, index): [string, string] => [
    `${name}_URL`,
    `http://127.0.0.1:${gateway + index}`,
  ]);
  const shop = spawn(process.execPath, ['--conditions=@basin/source', serverFile], {
    env: {
      ...process.env,
      ...Object.fromEntries(systems),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      SESSION_SECRET: 's'.repeat(32),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  shop.stdout?.resume();
  shop.stderr?.resume();
  return shop;
}
