import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'basin-reload-')));
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null) await once((child.kill('SIGKILL'), child), 'exit');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

/** A program that says what it is made of whenever it is run or ended. */
function writeProgram(): void {
  mkdirSync(join(folder, 'rules'), { recursive: true });
  write(
    'main.ts',
    `import { price } from './rules/price.ts';
     import { read } from './read.ts';
     export function startGateway({ name }) {
       process.send({ name, price, read });
       const ready = price === 'costs 13' ? Promise.reject(new Error('unlucky')) : Promise.resolve();
       return { ready, end: async () => process.send('ended') };
     }`,
  );
  write('read.ts', `export const read: number = performance.now();`);
  write('rules/price.ts', `import { rate } from './rate.ts';\nexport const price: string = \`costs \${rate}\`;`);
  write('rules/rate.ts', `export const rate = 1;`);
  write(
    'program.ts',
    `import { reloadOnChange } from '${new URL('./reload-on-change.ts', import.meta.url).href}';
     reloadOnChange(new URL('./main.ts', import.meta.url), { name: 'house' }, [import.meta.dirname]);`,
  );
}

/** Runs the program; collects what it says. */
function run(): { said: unknown[]; errors: () => string } {
  writeProgram();
  const child = spawn(process.execPath, [join(folder, 'program.ts')], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  children.push(child);
  const said: unknown[] = [];
  let errors = '';
  child.on('message', (message) => said.push(message));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { said, errors: () => errors };
}

const priced = (price: string, read: unknown = expect.any(Number)) => ({ name: 'house', price, read });
const hanging = { timeout: 120_000 };

test('a module that changed and those that import it are read again; the others are not', async () => {
  const { said } = run();
  await expect.poll(() => said, hanging).toEqual([priced('costs 1')]);
  const [{ read }] = said as [{ read: number }];
  write('rules/rate.ts', `export const rate = 2;`);
  await expect.poll(() => said, hanging).toEqual([priced('costs 1', read), 'ended', priced('costs 2', read)]);
  write('rules/price.ts', `import { rate } from './rate.ts';\nexport const price = 'is ' + rate;`);
  await expect.poll(() => said.slice(3), hanging).toEqual(['ended', priced('is 2', read)]);
});

test('what runs goes on while a module cannot be read, and a file that no module imports changes nothing', async () => {
  const { said, errors } = run();
  await expect.poll(() => said, hanging).toEqual([priced('costs 1')]);
  write('rules/rate.test.ts', `this is no program`);
  write('rules/rate.ts', `import { tax } from './tax.ts';\nexport const rate = 2 + tax;`);
  await expect.poll(errors, hanging).toContain('tax.ts');
  expect(said).toHaveLength(1);
  write('rules/tax.ts', `export const tax = 1;`);
  await expect.poll(() => said.slice(1), hanging).toEqual(['ended', priced('costs 3')]);
});

test('after a start that failed the next change starts it again', async () => {
  const { said, errors } = run();
  await expect.poll(() => said, hanging).toEqual([priced('costs 1')]);
  write('rules/rate.ts', `export const rate = 13;`);
  await expect.poll(errors, hanging).toContain('unlucky');
  write('rules/rate.ts', `export const rate = 14;`);
  await expect.poll(() => said.slice(1), hanging).toEqual(['ended', priced('costs 13'), 'ended', priced('costs 14')]);
});
