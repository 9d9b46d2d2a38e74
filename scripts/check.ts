/** Everything that can be known without running the product. Runs all steps, then says which failed. */
import { run } from './run.ts';

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  ['types of the repository', 'tsc', '--noEmit', '-p', '.'],
  ['generated files', 'node', '--conditions=@basin/source', 'scripts/generate.ts', '--check'],
  ['OpenAPI', 'redocly', 'lint', 'packages/sdk/openapi.json', '--max-problems=20'],
  ['lint', 'eslint', '.', '--max-warnings=0'],
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['dead code', 'knip', '--no-progress'],
  ['documentation of the rules', 'typedoc', '--options', 'packages/domain/typedoc.json', '--emit', 'none'],
  ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  ['packages', 'node', 'scripts/check-packages.ts'],
  ['sizes', 'size-limit', '--silent'],
  ['requirements', 'node', 'scripts/spec.ts'],
];

/** What mends a step, where a command does. */
const remedies: Readonly<Record<string, string>> = {
  'generated files': 'npm run generate, and commit what it wrote',
  lint: 'npx eslint . --fix',
  format: 'npx prettier --write .',
  requirements: 'npm run spec says which test names an id that does not exist',
};

const quiet = { TURBO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const failed: string[] = [];
for (const [name, command, ...args] of steps) {
  console.log(`\n— ${name}`);
  if (!(await run(command, args, quiet))) failed.push(name);
}
const toMend = failed.map((name) => (remedies[name] === undefined ? name : `${name} (mend: ${remedies[name]})`));
console.log(failed.length === 0 ? `\nAll ${steps.length} checks hold.` : `\nFailed: ${toMend.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
