import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basin-shop-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a shop of two programs until it ends, by Ctrl-C if asked. Resolves to its exit code and its error output. */
async function runShopOf(gateway: string, storefront: string, { pressesCtrlC = false } = {}) {
  const write = async (name: string, code: string) => {
    await writeFile(join(folder, name), code);
    return join(folder, name);
  };
  const options = {
    gateway: await write('gateway.mjs', gateway),
    storefront: await write('storefront.mjs', storefront),
    nodeEnv: 'production',
  };
  const environment = { host: '127.0.0.1', port: 1, gatewayPort: 2, dataDir: join(folder, 'data') };
  const module = JSON.stringify(new URL('./shop.ts', import.meta.url));
  const program = `import { runShop } from ${module};
await runShop(${JSON.stringify(environment)}, ${JSON.stringify(options)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    detached: true, // the process group of a terminal
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // the output comes when all is ready
  child.stdout.once('data', () => pressesCtrlC && process.kill(-(child.pid ?? 0), 'SIGINT'));
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, errors };
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

test('a shop from source or from its build has the demonstration store when nothing else is asked for', async () => {
  const names = `console.error(process.env.SEED); process.exit(1);`;
  expect(await runShopOf(names, runs)).toEqual({ code: 1, errors: 'demo\n' });
});

test('Ctrl-C stops the shop before the gateway, so that requests under way are finished', async () => {
  const program = (name: string) => `const end = () => { console.error('${name} ends'); process.exit(); };
process.on('SIGINT', end).on('SIGTERM', () => setTimeout(end, 300));
setInterval(() => {}, 1000);
process.send({ ready: true });`;
  expect(await runShopOf(program('gateway'), program('shop'), { pressesCtrlC: true })).toEqual({
    code: 0,
    errors: 'shop ends\ngateway ends\n',
  });
});
