import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basin-shop-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a shop of two programs and resolves to its exit code and its error output. */
async function runShopOf(gateway: string, storefront: string) {
  const write = async (name: string, code: string) => {
    await writeFile(join(folder, name), code);
    return join(folder, name);
  };
  const options = {
    gateway: await write('gateway.mjs', gateway),
    storefront: await write('storefront.mjs', storefront),
    nodeEnv: 'production',
    defaults: {},
  };
  const environment = { host: '127.0.0.1', port: 1, gatewayPort: 2, dataDir: join(folder, 'data') };
  const module = JSON.stringify(new URL('./shop.ts', import.meta.url));
  const program = `import { runShop } from ${module};
await runShop(${JSON.stringify(environment)}, ${JSON.stringify(options)});`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', program], (error, _, errors) =>
      resolve({ code: error?.code, errors }),
    );
  });
}

const runs = `process.send({ ready: true }); setInterval(() => {}, 1000); process.on('disconnect', () => process.exit());`;

test('when the shop is killed, as by a system without memory, npm start says so, stops the gateway and exits with 1', async () => {
  const killed = `process.send({ ready: true }, () => process.kill(process.pid, 'SIGKILL'));`;
  expect(await runShopOf(runs, killed)).toEqual({
    code: 1,
    errors: 'The shop was ended by SIGKILL, so everything stops.\n',
  });
});

test('a service that exits explains itself, and npm start adds nothing', async () => {
  const fails = `console.error('no disk'); process.exit(1);`;
  expect(await runShopOf(fails, runs)).toEqual({ code: 1, errors: 'no disk\n' });
});
