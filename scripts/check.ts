/** Checks everything that needs no running product. Runs one row of steps for each core, then names those that failed. */
import { availableParallelism } from 'node:os';
import { runQuietly } from './run.ts';

type Step = readonly [name: string, command: string, ...args: string[]];

/** Types and lint read what it writes. */
const first: Step = ['types of the routes', 'react-router', 'typegen', 'packages/storefront'];

const code = 'types, lint, requirements, users of exports';

/** A step that needs the output of another follows it in the same row. The longest rows come first. */
const rows: readonly (readonly Step[])[] = [
  // Node gives a small machine's processes less memory than all code takes
  [[code, 'node', '--max-old-space-size=4096', 'scripts/check-code.ts']],
  [
    ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
    ['packages', 'node', 'scripts/check-packages.ts'],
    ['sizes', 'size-limit', '--silent'],
    ['types of the SDK', 'node', 'scripts/type-cost.ts'],
  ],
  [['format', 'prettier', '--check', '--log-level=warn', '.']],
  [['generated files', 'node', '--conditions=@basin/source', 'scripts/generate.ts', '--check']],
  [['dead code', 'knip', '--no-progress']],
  [['documentation of the rules', 'typedoc', '--options', 'packages/domain/typedoc.json', '--emit', 'none']],
  [['types of the domain, which knows no platform', 'tsc', '--noEmit', '-p', 'packages/domain']],
  [['OpenAPI', 'redocly', 'lint', 'packages/sdk/openapi.json', '--max-problems=20']],
  [['no circles of imports', 'node', 'scripts/imports.ts']],
  [['plain English', 'node', 'scripts/words.ts']],
];

/** The command that fixes a step, where there is one. */
const remedies: Readonly<Record<string, string>> = {
  'generated files': 'npm run generate, and commit what it wrote',
  [code]: 'npx eslint . --fix mends some of lint; npm run spec lists the tests of each requirement',
  format: 'npx prettier --write .',
};

const quiet = { TURBO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const failed: string[] = [];

/** Runs a step and prints its output when it ends, because other steps run at the same time. */
async function check([name, command, ...args]: Step): Promise<void> {
  const startMs = performance.now();
  const { passed, printed } = await runQuietly(command, args, quiet);
  console.log(`\n— ${name}: ${passed ? 'passed' : 'FAILED'} (${Math.round((performance.now() - startMs) / 1000)} s)`);
  if (printed.trim() !== '') console.log(printed.trimEnd());
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
