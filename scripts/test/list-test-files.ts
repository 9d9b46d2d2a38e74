import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runQuietly } from '../run.ts';
import type { TestFile } from './chosen-files.ts';

/** The test files that Vitest would run with these arguments. `list` is the file that they are written to. */
export async function listTestFiles(
  args: readonly string[],
  list = 'reports/test-files.json',
  environment: NodeJS.ProcessEnv = {},
): Promise<TestFile[]> {
  mkdirSync(dirname(list), { recursive: true });
  const { passed, printed } = await runQuietly('vitest', ['list', '--filesOnly', `--json=${list}`, ...args], {
    NODE_ENV: 'test',
    ...environment,
  });
  if (!passed) throw new Error(printed);
  return JSON.parse(readFileSync(list, 'utf8')) as TestFile[];
}
