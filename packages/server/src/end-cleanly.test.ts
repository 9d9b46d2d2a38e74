import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Ends a program by SIGTERM; resolves to its exit code and its errors. */
async function endProgram(end: string): Promise<readonly [code: number, errors: string]> {
  const program = `
    import { endCleanly } from ${JSON.stringify(import.meta.resolve('./end-cleanly.ts'))};
    endCleanly(() => ${end});
    setInterval(() => undefined, 1_000);
    console.log('started');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const errors = text(child.stderr);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  return [code, await errors];
}

test('a program that ends without an error exits with 0', async () => {
  expect(await endProgram('Promise.resolve()')).toEqual([0, '']);
});

test('a program whose end fails prints the error and exits with 1', async () => {
  const [code, errors] = await endProgram("Promise.reject(new Error('the database could not be closed'))");
  expect(code).toBe(1);
  expect(errors).toContain('the database could not be closed');
});
