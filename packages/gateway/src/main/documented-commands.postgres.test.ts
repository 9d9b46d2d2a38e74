import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatewayPortCount } from '../../../../scripts/environment.ts';
import { findFreePorts } from '../../../../scripts/ports.ts';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { GatewayProcess } from '../../testing/gateway-process.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { createShopper, shopperWith } from '../../testing/shopper.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

let database: PostgresDatabase;
let dataDir: string;
let shell: ChildProcess | undefined;
beforeEach(async () => {
  database = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'basin-documented-'));
  await fillCatalogue(database.db);
  await seedAccounts(database.db);
});
afterEach(async () => {
  if (shell) await endGroup(shell);
  shell = undefined;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

type OwnValue = [documented: string, own: string];

/** The documented commands that start two gateways, with this test's database, folder and ports. */
const documentedCommands = (ports: readonly number[]): Promise<string> =>
  commandsOf('## Starting them', [
    ['postgres://basin@db/basin', database.url],
    ['/srv/basin', dataDir],
    ['GATEWAY_PORT=4000', `GATEWAY_PORT=${ports[0]}`],
    ['GATEWAY_PORT=4010', `GATEWAY_PORT=${ports[1]}`],
  ]);

/** The first commands of a section of the page, with values of this test. */
async function commandsOf(heading: string, ownValues: readonly OwnValue[]): Promise<string> {
  const page = await readFile(join(repository, 'docs', 'scale-out.md'), 'utf8');
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(page.slice(page.indexOf(heading))) ?? [];
  return ownValues.reduce((text, [documented, own]) => {
    if (!text.includes(documented)) throw new Error(`The documented commands do not contain ${documented}.`);
    return text.replace(documented, own);
  }, commands);
}

async function endGroup(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await closed;
}

const failed = 'This command failed: ';

/** Runs commands in a shell and its own process group, with this repository's binaries on the PATH. */
function run(commands: string, variables: Readonly<Record<string, string>> = {}): ChildProcess {
  const reported = commands.replaceAll(/^(.*npm run [\w:]+)/gm, `($1 || echo "${failed}$1")`);
  const path = `${join(repository, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return spawn('sh', ['-c', `exec 2>&1\n${reported}\nwait`], {
    cwd: repository,
    env: { ...process.env, PATH: path, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

/**
 * Resolves when `count` gateways have logged that they are ready; rejects with the output when a command fails first.
 */
function gatewaysReady(child: ChildProcess, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(failed)) reject(new Error(output));
      else if (output.split('the gateway is ready').length > count) resolve();
    });
    child.once('close', () => reject(new Error(`The commands ended:\n${output}`)));
  });
}

test('the documented commands start two gateways, and a shopper who signs in at either can use the other', async () => {
  const first = await findFreePorts(2 * gatewayPortCount);
  const ports = [first, first + gatewayPortCount];
  shell = run(await documentedCommands(ports));
  await gatewaysReady(shell, ports.length);
  const gateways = ports.map((port) => GatewayProcess.at(port));
  for (const [one, other] of [gateways, gateways.toReversed()]) {
    if (!one || !other) throw new Error('The commands start fewer than two gateways.');
    const { tokens } = await identityCaller(one.identity).tokensFor('homeowner@example.com', demoPassword);
    const cart = await shopperWith(other, tokens.access_token, '').send('POST', '/cart/create', {
      currency: 'USD',
      taxMode: 'ExternalAmount',
    });
    expect(cart.status).toBeLessThan(300);
  }
});

test('a gateway does not start when its key file is not the one of the database', async () => {
  const [first, second] = [await mkdtemp(join(dataDir, 'a-')), await mkdtemp(join(dataDir, 'b-'))];
  const one = await GatewayProcess.create({ DATABASE_URL: database.url, DATA_DIR: first });
  const other = await GatewayProcess.create({ DATABASE_URL: database.url, DATA_DIR: second });
  await one.start();
  await expect(other.start()).rejects.toThrow(`keys.json in DATA_DIR ${second} is not the key file of this database`);
  await one.end('SIGTERM');
});

test('a guest keeps their cart while the keys are changed by the documented commands', async () => {
  const gateway = await GatewayProcess.create({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  await gateway.start();
  const guest = await createShopper(gateway);
  const { id } = await guest.createCart();
  const port = await findFreePorts(gatewayPortCount);
  const commands = await commandsOf('### Change the secrets', [['GATEWAY_PORT=4020', `GATEWAY_PORT=${port}`]]);
  shell = run(commands, { NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: dataDir });
  expect(await text(shell.stdout ?? Readable.from([]))).toContain('is not the key file of this database');
  shell = undefined;
  await gateway.end('SIGTERM');
  for (const order of ['the present keys first', 'the new keys first']) {
    await useBothKeys(order === 'the new keys first');
    await gateway.start();
    expect((await guest.cart()).id, order).toBe(id);
    await (await createShopper(gateway)).createCart();
    await gateway.end('SIGTERM');
  }
});

/** Makes the file that the commands wrote the key file. */
async function useBothKeys(isReversed: boolean): Promise<void> {
  const file = join(dataDir, 'both-keys.json');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const keys = JSON.parse(await readFile(file, 'utf8')) as Record<'guest' | 'identity', unknown[]>;
  expect([keys.guest.length, keys.identity.length]).toEqual([2, 2]);
  const used = { ...keys, guest: keys.guest.toReversed(), identity: keys.identity.toReversed() };
  await writeFile(join(dataDir, 'keys.json'), JSON.stringify(isReversed ? used : keys));
}

test('the output of a failing documented command is reported at once', async () => {
  const taken = createServer().listen(await findFreePorts(2 * gatewayPortCount), '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  shell = run(await documentedCommands([port, port + gatewayPortCount]));
  await expect(gatewaysReady(shell, 2)).rejects.toThrow(`port ${port} is in use`);
  taken.close();
});
