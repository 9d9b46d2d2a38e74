/**
 * Runs the same probes on our SDK and on other published clients against one faulty server, and prints a table. Exits with
 * 1 when an outcome of our SDK is not the expected one. Installs the clients into a temporary folder, so it needs a registry.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { argumentsOrExit } from '../../scripts/arguments-or-exit.ts';
import { startFaultyServer } from './faulty-server.ts';
import { probes } from './probes.ts';
import { loadClients } from './registry-clients.ts';

argumentsOrExit({}); // there are none
const versions = JSON.parse(await readFile(join(import.meta.dirname, 'versions.json'), 'utf8')) as object;
const folder = await mkdtemp(join(tmpdir(), 'basin-probes-'));
process.on('unhandledRejection', () => undefined); // some clients leave rejections unhandled

console.log(`Installing ${Object.keys(versions).join(', ')}; two probes wait for 40 s each. Press Ctrl-C to stop.`);
await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
await promisify(execFile)('npm', install, { cwd: folder });

const server = await startFaultyServer();
const clients = await loadClients(folder);
const rows: string[][] = [];
for (const { question, run, waitsForHangs } of probes) {
  let outcomes: string[] = [];
  if (waitsForHangs) outcomes = await Promise.all(clients.map((client) => run(client, server)));
  else for (const client of clients) outcomes.push(await run(client, server)); // sequentially, so that no client delays another
  rows.push([question, ...outcomes]);
  console.log(`${question}: ${outcomes.join(', ')}`);
}
server.close();
await rm(folder, { recursive: true, force: true });

const head = ['', ...clients.map(({ name }) => name)];
for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
const unexpected = rows.filter(([, own = '']) => !own.endsWith('*') && own !== '–');
for (const [question = '', own = ''] of unexpected) console.error(`Basin fails: ${question}: ${own}`);
process.exit(unexpected.length > 0 ? 1 : 0);
