/**
 * Packs the published packages, installs them in new projects outside this repository and uses them there: Node, Deno,
 * Bun, a worker, a browser, Next, TypeScript. Needs a registry. `npm run consumers -- Next Bun` runs some of them.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { backEnds, buyInNextShop } from '../examples/next-in-browser.ts';
import { chooseNamesOrExit } from '../scripts/choose-names.ts';
import { run as runHere } from '../scripts/run.ts';
import { openBackEnd } from './back-end.ts';
import { consumers, type Consumer } from './consumers.ts';
import { expectNoNodeModules, openPage } from './open-page.ts';
import { pack, published } from './pack.ts';
import { createProject, scaffoldProject } from './project.ts';

const run = promisify(execFile);
const read = async (name: string) => JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8')) as unknown;
const versions = (await read('versions.json')) as Readonly<Record<string, string>>;
const expected = JSON.stringify(await read('visit/expected.json'));
const quiet = { NEXT_TELEMETRY_DISABLED: '1', DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' };
const words = process.argv.slice(2);
const wanted = new Set(
  chooseNamesOrExit(
    consumers.map(({ name }) => name),
    words,
  ),
);

console.log('Building the published packages …');
const filters = published.map((name) => `--filter=@basin/${name}`);
const built = await runHere('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
if (!built) process.exit(1);

const folder = await mkdtemp(join(tmpdir(), 'basin-consumers-'));
console.log(`Packing into ${folder}`);
const tarballs = await pack(folder);
const backEnd = await openBackEnd();
const failed: string[] = [];
for (const consumer of consumers.filter(({ name }) => wanted.has(name))) {
  const startedMs = performance.now();
  const problem = await problemOf(consumer);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(
    `${problem === undefined ? 'pass' : 'FAIL'}  ${consumer.name.padEnd(26)} ${withVersions(consumer)}, ${seconds} s`,
  );
  if (problem !== undefined) failed.push(`${consumer.name}: ${problem}`);
}
await backEnd.close();
await rm(folder, { recursive: true, force: true });

if (words.length === 0) {
  console.log('\nLinting the packed packages and checking the sizes of their imports:');
  if (!(await runHere('node', ['scripts/check-packages.ts']))) failed.push('publint and attw');
  if (!(await runHere('size-limit', []))) failed.push('sizes');
}
for (const line of failed) console.error(`\n${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Resolves to the problem of a consumer, or undefined when it works. */
async function problemOf(consumer: Consumer): Promise<string | undefined> {
  const unknown = consumer.needs.find((name) => versions[name] === undefined);
  if (unknown !== undefined) return `versions.json has no ${unknown} for this machine`;
  try {
    const result = await resultOf(consumer);
    return consumer.output === 'nothing' || consumer.output === 'shop' || result === expected
      ? undefined
      : `it printed ${result}`;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Partial<Record<string, string>>;
    return [message, stdout, stderr].join('\n').slice(0, 4_000);
  }
}

async function resultOf({ name, source, isScaffolded = false, needs, steps, output }: Consumer): Promise<string> {
  const project = join(folder, name.replace(/\W+/g, '-'));
  const own = Object.fromEntries([...tarballs].map(([each, path]) => [each, `file:${path}`]));
  const needed = needs.map((each) => [each.replace(/(?<=.)@\d+$/, ''), versions[each] ?? ''] as const);
  const all = { ...own, ...Object.fromEntries(needed) };
  await (isScaffolded ? scaffoldProject(project, source, tarballs) : createProject(project, source, all));
  // a consumer must not inherit the conditions and the mode of this process
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, ...quiet, GATEWAY_URL: backEnd.url, PORT: '3917', DENO_DIR: join(folder, 'deno') };
  const options = { cwd: project, env: env as NodeJS.ProcessEnv, maxBuffer: 2 ** 26 };
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], options);
  let printed = '';
  for (const [command, ...args] of steps) ({ stdout: printed } = await run(command, args, options));
  if (output === 'shop') for (const open of Object.values(backEnds)) await buyInNextShop(project, open, options.env);
  if (output === 'page') await expectNoNodeModules(join(project, 'dist'));
  const last =
    output === 'page' ? await openPage(join(project, 'dist'), backEnd.url) : printed.trim().split('\n').at(-1);
  return JSON.stringify(JSON.parse(last === undefined || output === 'nothing' || output === 'shop' ? 'null' : last));
}

function withVersions({ needs }: Consumer): string {
  return needs.length === 0 ? process.version : needs.map((name) => `${name} ${versions[name] ?? ''}`).join(', ');
}
