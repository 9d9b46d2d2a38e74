import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatewayPortCount } from '../../../../scripts/environment.ts';
import { findFreePorts } from '../../../../scripts/ports.ts';
import { DEMO_PASSWORD, seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { GatewayProcess } from '../../testing/gateway-process.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { shopperWith } from '../../testing/shopper.ts';

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

/** The documented commands, with this test's database, folder and ports. */
async function documentedCommands(ports: readonly number[]): Promise<string> {
  const page = await readFile(join(repository, 'docs', 'scale-out.md'), 'utf8');
  const [, commands = ''] = /## Starting them\n\n```sh\n(.*?)```/s.exec(page) ?? [];
  const ownValues: [documented: string, own: string][] = [
    ['postgres://basin@db/basin', database.url],
    ['/srv/basin', dataDir],
    ['GATEWAY_PORT=4000', `GATEWAY_PORT=${ports[0]}`],
    ['GATEWAY_PORT=4010', `GATEWAY_PORT=${ports[1]}`],
  ];
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

const FAILED = 'This command failed: ';

/** Runs commands in a shell and its own process group, with this repository's binaries on the PATH. */
function run(commands: string): ChildProcess {
  const reported = commands.replaceAll(/^(.*npm run [\w:]+)/gm, `($1 || echo "${FAILED}$1")`);
  const PATH = `${join(repository, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return spawn('sh', ['-c', `exec 2>&1\n${reported}\nwait`], {
    cwd: repository,
    env: { ...process.env, PATH },
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
      if (output.includes(FAILED)) reject(new Error(output));
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
    const { tokens } = await identityCaller(one.identity).tokensFor('homeowner@example.com', DEMO_PASSWORD);
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

test('the output of a failing documented command is reported at once', async () => {
  const taken = createServer().listen(await findFreePorts(2 * gatewayPortCount), '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  shell = run(await documentedCommands([port, port + gatewayPortCount]));
  await expect(gatewaysReady(shell, 2)).rejects.toThrow(`port ${port} is in use`);
  taken.close();
});
