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

/** Writes a program that sends the values of its modules whenever it starts or ends. */
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
     reloadOnChange(new URL('./main.ts', import.meta.url), { name: 'shop' }, [import.meta.dirname]);`,
  );
}

/** Runs the program and collects its messages. */
function run(): { messages: unknown[]; errors: () => string } {
  writeProgram();
  const child = spawn(process.execPath, [join(folder, 'program.ts')], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  children.push(child);
  const messages: unknown[] = [];
  let errors = '';
  child.on('message', (message) => messages.push(message));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { messages, errors: () => errors };
}

const priced = (price: string, read: unknown = expect.any(Number)) => ({ name: 'shop', price, read });
const generousTimeout = { timeout: 120_000 };

test('a changed module and its importers are reloaded, and other modules are not', async () => {
  const { messages } = run();
  await expect.poll(() => messages, generousTimeout).toEqual([priced('costs 1')]);
  const [{ read }] = messages as [{ read: number }];
  write('rules/rate.ts', `export const rate = 2;`);
  await expect
    .poll(() => messages, generousTimeout)
    .toEqual([priced('costs 1', read), 'ended', priced('costs 2', read)]);
  write('rules/price.ts', `import { rate } from './rate.ts';\nexport const price = 'is ' + rate;`);
  await expect.poll(() => messages.slice(3), generousTimeout).toEqual(['ended', priced('is 2', read)]);
});

test('the program keeps running while a module cannot be loaded, and a file that nothing imports is ignored', async () => {
  const { messages, errors } = run();
  await expect.poll(() => messages, generousTimeout).toEqual([priced('costs 1')]);
  write('rules/rate.test.ts', `this is no program`);
  write('rules/rate.ts', `import { tax } from './tax.ts';\nexport const rate = 2 + tax;`);
  await expect.poll(errors, generousTimeout).toContain('tax.ts');
  expect(messages).toHaveLength(1);
  write('rules/tax.ts', `export const tax = 1;`);
  await expect.poll(() => messages.slice(1), generousTimeout).toEqual(['ended', priced('costs 3')]);
});

test('after a failed start the next change starts the program again', async () => {
  const { messages, errors } = run();
  await expect.poll(() => messages, generousTimeout).toEqual([priced('costs 1')]);
  write('rules/rate.ts', `export const rate = 13;`);
  await expect.poll(errors, generousTimeout).toContain('unlucky');
  write('rules/rate.ts', `export const rate = 14;`);
  await expect
    .poll(() => messages.slice(1), generousTimeout)
    .toEqual(['ended', priced('costs 13'), 'ended', priced('costs 14')]);
});
