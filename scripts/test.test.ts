import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

test('npm test prints how many test files are done, even without a terminal', async () => {
  const files = ['scripts/data-folder.test.ts', 'scripts/environment.test.ts'];
  const args = [vitest, 'run', '--project', 'unit', '--reporter=default', '--reporter=./scripts/count-reporter.ts'];
  const child = spawn(process.execPath, [...args, ...files], {
    cwd: repository,
    env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(output, errors).toContain('0 of 2 files are done.');
  expect(output).toContain('2 of 2 files are done.');
});
