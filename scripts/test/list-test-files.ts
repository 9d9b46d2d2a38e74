import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runQuietly } from '../run.ts';
import type { TestFile } from './chosen-files.ts';

/** Returns the test files that Vitest would run with the given arguments, through a JSON file that Vitest writes. */
export async function listTestFiles(
  args: readonly string[],
  jsonFile = 'reports/test-files.json',
  environment: NodeJS.ProcessEnv = {},
): Promise<TestFile[]> {
  mkdirSync(dirname(jsonFile), { recursive: true });
  const { passed, output } = await runQuietly('vitest', ['list', '--filesOnly', `--json=${jsonFile}`, ...args], {
    NODE_ENV: 'test',
    ...environment,
  });
  if (!passed) throw new Error(output);
  return JSON.parse(readFileSync(jsonFile, 'utf8')) as TestFile[];
}
