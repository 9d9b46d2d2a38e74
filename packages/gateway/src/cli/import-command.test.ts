import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { runCommand } from './run-command.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin import '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = join(folder, 'data');
const file = join(folder, 'products.ndjson');
const command = fileURLToPath(new URL('./basin.ts', import.meta.url));
const example = fileURLToPath(new URL('../../../../examples/products.ndjson', import.meta.url));
const products = [...generateProducts({ count: 3 })];

const elsewhere = join(folder, 'elsewhere');
beforeAll(async () => {
  for (const each of [dataDir, elsewhere]) await (await folderDatabase(each)).destroy();
});

type Variables = Readonly<Record<string, string>>;
const variables = { DATABASE_URL: '', DATA_DIR: dataDir };

const run = (args: readonly string[], more: Variables = {}) => basin(['import', ...args], more);

/** What the command tells, and its exit code. */
async function basin(args: readonly string[], more: Variables = {}): Promise<{ code: number; told: string }> {
  const lines: string[] = [];
  const outputs = [
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(`${String(line)}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0),
  ];
  try {
    const code = await runCommand(args, { ...process.env, ...variables, ...more });
    return { code, told: lines.join('') };
  } finally {
    for (const output of outputs) output.mockRestore();
  }
}

/** The same in a folder. */
async function within(args: readonly string[], cwd: string) {
  const before = process.cwd();
  process.chdir(cwd);
  return basin(args).finally(() => process.chdir(before));
}

/** The same by the program, in a process of its own. */
async function program(args: readonly string[], cwd = folder) {
  const child = spawn(process.execPath, ['--conditions=@basin/source', command, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd,
  });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, told };
}

test('an import tells bad lines by number, keeps the good ones and exits with 1; a clean one exits with 0', async () => {
  const lines = products.map((product) => JSON.stringify(product));
  writeFileSync(file, [lines[0], '{"id": 7}', lines[1], lines[2]].join('\n'));
  const broken = await run([file]);
  expect(broken.told).toMatch(/^line 2: id: .+; and \d+ more\n3 products imported, 1 bad lines\n$/);
  expect(broken.code).toBe(1);
  expect(await run([example])).toEqual({ code: 0, told: '20 products imported, 0 bad lines\n' });
  const db = await openDatabase({ dataDir });
  const rows = await db.selectFrom('products').select('id').execute();
  const locked = await program(['import', example]);
  await db.destroy();
  expect(rows).toHaveLength(23);
  expect(locked.code).toBe(1);
  expect(locked.told).toMatch(/is in use by another process: stop the shop first/);
});

test('stock and prices are imported from CSV; a CSV file of products is reported as such', async () => {
  const [product] = products as [(typeof products)[number]];
  const [variant] = product.variants as [(typeof product.variants)[number]];
  const csv = join(folder, 'file.csv');
  writeFileSync(file, JSON.stringify(product));
  await run([file]);
  writeFileSync(csv, `sku,available\n${variant.sku},41\n`);
  expect(await run(['stock', csv])).toEqual({ code: 0, told: '1 stock imported, 0 bad lines\n' });
  const misread = await run([csv]);
  expect(misread).toEqual({
    code: 1,
    told: 'The file cannot be imported: it is CSV, but products are NDJSON: one JSON object on each line (docs/import.md)\n',
  });
  writeFileSync(csv, `sku,key,centAmount\n${variant.sku},${variant.prices[0]?.key ?? ''},777\n`);
  expect(await run(['prices', csv])).toEqual({ code: 0, told: '1 prices imported, 0 bad lines\n' });
  const db = await openDatabase({ dataDir });
  const stock = await db.selectFrom('stock').select('available').where('sku', '=', variant.sku).executeTakeFirst();
  await db.destroy();
  expect(stock?.available).toBe(41);
});

test('what is exported into a folder is imported from it elsewhere, kind by kind, with bad lines under the name of their file', async () => {
  const exported = join(folder, 'exported');
  writeFileSync(file, JSON.stringify(products[0]));
  await run([file]);
  expect(await basin(['export', exported])).toMatchObject({
    code: 0,
    told: expect.stringMatching(/^\d+ products exported\n(.+ exported\n)+$/) as string,
  });
  writeFileSync(join(exported, 'discounts.ndjson'), '{"code":"TEN","isActive":true,"stopsOthers":false}\n');
  const { code, told } = await run([exported], { DATA_DIR: elsewhere });
  expect(told).toContain(
    'discounts.ndjson line 1: must have percent or centAmount\n0 discounts imported, 1 bad lines\n',
  );
  expect(code).toBe(1);
  const again = join(folder, 'again.ndjson');
  await basin(['export', 'products', again], { DATA_DIR: elsewhere });
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(join(exported, 'products.ndjson'), 'utf8'));
  expect((await run([dataDir])).told).toContain(
    'has no file that is named by its kind: products.ndjson, prices.ndjson',
  );
});

test('the commands of docs/import.md do what stands beside them', async () => {
  const page = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  const [, block = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
  const commands = block.split('\n').filter((line) => line !== '');
  const at = join(folder, 'documented');
  mkdirSync(at);
  writeFileSync(join(at, 'stock.csv'), 'sku,available\n');
  expect(commands).toHaveLength(4);
  for (const [index, command] of commands.entries()) {
    const [, args = ''] = /^npm run basin -- ([^#]+)/.exec(command) ?? [];
    // one by the program, which reads its arguments and gives its exit code; the others without loading it again
    const call = index === 0 ? program : within;
    expect(await call(args.trim().split(' '), at), command).toMatchObject({ code: 0 });
  }
});

test('a wrong use says in a line what is wrong', async () => {
  const missing = join(folder, 'nothing.ndjson');
  expect(await run([missing])).toEqual({ code: 1, told: `there is no file ${missing}\n` });
  expect(await run([])).toMatchObject({
    code: 2,
    told: expect.stringContaining('npm run basin -- import') as string,
  });
  expect(await run([example], { DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    told: expect.stringContaining('DATABASE_URL') as string,
  });
});
