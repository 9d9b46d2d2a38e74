import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runQuietly } from '../run.ts';
import type { TestFile } from './chosen-files.ts';

/** Returns the test files that Vitest would run with the given arguments. `list` is the output file. */
export async function listTestFiles(
  args: readonly string[],
  list = 'reports/test-files.json',
  environment: NodeJS.ProcessEnv = {},
): Promise<TestFile[]> {
  mkdirSync(dirname(list), { recursive: true });
  const { passed, output } = await runQuietly('vitest', ['list', '--filesOnly', `--json=${list}`, ...args], {
    NODE_ENV: 'test',
    ...environment,
  });
  if (!passed) throw new Error(output);
  return JSON.parse(readFileSync(list, 'utf8')) as TestFile[];
}
