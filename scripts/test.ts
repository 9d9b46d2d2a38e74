/**
 * Runs every test: rules, SDK, gateway, PostgreSQL, kit and stories in Chromium, the built shop. `--changed` runs those
 * that import what changed since main, `--changed=<commit>` since another commit. Arguments go to Vitest.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { run, runQuietly } from './run.ts';
import { builtFor, choiceText, type TestFile } from './test/chosen-files.ts';

const environment = { NODE_ENV: 'test', TURBO_TELEMETRY_DISABLED: '1' };
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=main' : arg));
const isChange = (arg: string): boolean => arg.startsWith('--changed=');
const reports = [
  '--reporter=default',
  '--reporter=./scripts/count-reporter.ts',
  '--reporter=json',
  '--outputFile.json=reports/tests.json',
];

process.exitCode = (await build(await packagesToBuild())) && (await test()) ? 0 : 1;

/** All that some test needs; only what the chosen tests need when they are chosen by what changed. */
async function packagesToBuild(): Promise<string[]> {
  if (!args.some(isChange)) return ['@basin/storefront', '@basin/conformance'];
  const [chosen, all] = [await testFiles(args), await testFiles(args.filter((arg) => !isChange(arg)))];
  console.log(choiceText(chosen, all));
  return builtFor(chosen);
}

async function testFiles(given: readonly string[]): Promise<TestFile[]> {
  const list = 'reports/test-files.json';
  mkdirSync('reports', { recursive: true });
  const { passed, printed } = await runQuietly(
    'vitest',
    ['list', '--filesOnly', `--json=${list}`, ...given],
    environment,
  );
  if (!passed) throw new Error(printed);
  return JSON.parse(readFileSync(list, 'utf8')) as TestFile[];
}

async function build(packages: readonly string[]): Promise<boolean> {
  if (packages.length === 0) return true;
  console.log(`Building ${packages.join(', ')} and what they need. Ctrl-C stops it.`);
  const filters = packages.map((name) => `--filter=${name}`);
  return run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    ...environment,
    NODE_ENV: 'production',
  });
}

function test(): Promise<boolean> {
  return run('vitest', ['run', ...reports, ...args], environment);
}
