/**
 * Runs every test: rules, SDK, gateway, PostgreSQL, kit and stories in Chromium, the built shop. `--changed` runs those
 * that import what changed since main, `--changed=<commit>` since another commit. Arguments go to Vitest.
 */
import { run } from './run.ts';
import { scratchFolder } from './test/scratch-folder.ts';
import { builtFor, choiceText, everyBuilt } from './test/chosen-files.ts';
import { listTestFiles } from './test/list-test-files.ts';

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

/** Returns the packages that the chosen tests need built; without arguments, those that any test needs. */
async function packagesToBuild(): Promise<readonly string[]> {
  if (args.length === 0) return everyBuilt;
  const chosen = await listTestFiles(args);
  if (args.some(isChange)) console.log(choiceText(chosen, await listTestFiles(args.filter((arg) => !isChange(arg)))));
  return builtFor(chosen);
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
  return run('vitest', ['run', ...reports, ...args], { ...environment, TMPDIR: scratchFolder() });
}
