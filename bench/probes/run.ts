/**
 * Asks our SDK and other clients of the registry the same questions on one faulty server, and prints a table; exits 1
 * when an answer of ours is not the expected one. Installs the clients into a temporary folder, so it needs a registry.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startFaultyServer } from './faulty-server.ts';
import { probes } from './probes.ts';
import { clientsIn } from './registry-clients.ts';

const versions = JSON.parse(await readFile(join(import.meta.dirname, 'versions.json'), 'utf8')) as object;
const folder = await mkdtemp(join(tmpdir(), 'basin-probes-'));
process.on('unhandledRejection', () => undefined); // from clients that leave a rejection unhandled

console.log(`Installing ${Object.keys(versions).join(', ')}; two questions wait for 40 s each. Ctrl-C stops it.`);
await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
await promisify(execFile)('npm', install, { cwd: folder });

const server = await startFaultyServer();
const clients = await clientsIn(folder);
const rows: string[][] = [];
for (const { question, ask, isPatient } of probes) {
  let said: string[] = [];
  if (isPatient) said = await Promise.all(clients.map((client) => ask(client, server)));
  else for (const client of clients) said.push(await ask(client, server)); // one by one, so that no client delays another
  rows.push([question, ...said]);
  console.log(`${question}: ${said.join(', ')}`);
}
server.close();
await rm(folder, { recursive: true, force: true });

const head = ['', ...clients.map(({ name }) => name)];
for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
const ours = rows.filter(([, own = '']) => !own.endsWith('*') && own !== '–');
for (const [question = '', own = ''] of ours) console.error(`Basin fails: ${question}: ${own}`);
process.exit(ours.length > 0 ? 1 : 0);
