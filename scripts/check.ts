/** Runs all checks that need no running product: one row of steps per core at a time. Lists the failed steps at the end. */
import { availableParallelism } from 'node:os';
import { runQuietly } from './run.ts';

type Step = readonly [name: string, command: string, ...args: string[]];

/** Runs first, because types and lint read its output. */
const first: Step = ['route types', 'react-router', 'typegen', 'packages/storefront'];

const code = 'types, lint, requirements, unused exports';

/** The steps of a row run in order, because later ones need the output of earlier ones. The longest rows come first. */
const rows: readonly (readonly Step[])[] = [
  // on small machines Node's default heap is too small for all code
  [[code, 'node', '--max-old-space-size=4096', 'scripts/check-code.ts']],
  [
    ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
    ['packages', 'node', 'scripts/check-packages.ts'],
    ['sizes', 'size-limit', '--silent'],
    ['type cost of the SDK', 'node', 'scripts/type-cost.ts'],
  ],
  [['format', 'prettier', '--check', '--log-level=warn', '.']],
  [['generated files', 'node', '--conditions=@basin/source', 'scripts/generate.ts', '--check']],
  [['dead code', 'knip', '--no-progress']],
  [['documentation of the domain', 'typedoc', '--options', 'packages/domain/typedoc.json', '--emit', 'none']],
  [['platform-free types of the domain', 'tsc', '--noEmit', '-p', 'packages/domain']],
  [['OpenAPI', 'redocly', 'lint', 'packages/sdk/openapi.json', '--max-problems=20']],
  [['import cycles', 'node', 'scripts/imports.ts']],
  [['plain English', 'node', 'scripts/words.ts']],
];

/** The command that fixes a failed step, if any. */
const remedies: Readonly<Record<string, string>> = {
  'generated files': 'npm run generate, then commit the written files',
  [code]: 'npx eslint . --fix fixes some lint errors; npm run spec lists the tests of each requirement',
  format: 'npx prettier --write .',
};

const quiet = { TURBO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const failed: string[] = [];

/** Runs a step and prints its output at the end, because steps run concurrently. */
async function check([name, command, ...args]: Step): Promise<void> {
  const startMs = performance.now();
  const { passed, output } = await runQuietly(command, args, quiet);
  console.log(`\n— ${name}: ${passed ? 'passed' : 'FAILED'} (${Math.round((performance.now() - startMs) / 1000)} s)`);
  if (output.trim() !== '') console.log(output.trimEnd());
  if (!passed) failed.push(name);
}

const waiting = [...rows];
async function checkRows(): Promise<void> {
  for (let row = waiting.shift(); row; row = waiting.shift()) for (const step of row) await check(step);
}

const count = rows.flat().length + 1;
console.log(`Running ${count} checks; each prints its output when it ends.`);
await check(first);
await Promise.all(Array.from({ length: availableParallelism() }, checkRows));
const failures = failed.map((name) => (remedies[name] === undefined ? name : `${name} (fix: ${remedies[name]})`));
console.log(failed.length === 0 ? `\nAll ${count} checks passed.` : `\nFailed: ${failures.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
