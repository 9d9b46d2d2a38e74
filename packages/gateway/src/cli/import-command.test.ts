import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Runs the command and returns its exit code and error output. */
async function basin(args: readonly string[], more: Variables = {}): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const spies = [
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(`${String(line)}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0),
  ];
  try {
    const code = await runCommand(args, { ...process.env, ...variables, ...more });
    return { code, output: lines.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the command in a folder. */
async function basinIn(args: readonly string[], cwd: string) {
  const before = process.cwd();
  process.chdir(cwd);
  return basin(args).finally(() => process.chdir(before));
}

/** Runs the command in a separate process. */
async function basinProcess(args: readonly string[], cwd = folder) {
  const child = spawn(process.execPath, ['--conditions=@basin/source', command, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd,
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, output };
}

test('an import with bad lines reports their numbers, imports the others and exits with 1; a clean one exits with 0', async () => {
  const lines = products.map((product) => JSON.stringify(product));
  writeFileSync(file, [lines[0], '{"id": 7}', lines[1], lines[2]].join('\n'));
  const broken = await run([file]);
  expect(broken.output).toMatch(/^line 2: id: .+; and \d+ more\n3 products imported, 1 bad line\n$/);
  expect(broken.code).toBe(1);
  expect(await run([example])).toEqual({ code: 0, output: '20 products imported, 0 bad lines\n' });
  const db = await openDatabase({ dataDir });
  const rows = await db.selectFrom('products').select('id').execute();
  const locked = await basinProcess(['import', example]);
  await db.destroy();
  expect(rows).toHaveLength(23);
  expect(locked.code).toBe(1);
  expect(locked.output).toMatch(/is in use by another process: stop the shop first/);
});

test('stock and prices are imported from CSV, and a CSV file of products is rejected with its reason', async () => {
  const [product] = products as [(typeof products)[number]];
  const [variant] = product.variants as [(typeof product.variants)[number]];
  const csv = join(folder, 'file.csv');
  writeFileSync(file, JSON.stringify(product));
  await run([file]);
  writeFileSync(csv, `sku,available\n${variant.sku},41\n`);
  expect(await run(['stock', csv])).toEqual({ code: 0, output: '1 stock imported, 0 bad lines\n' });
  const misread = await run([csv]);
  expect(misread).toEqual({
    code: 1,
    output:
      'The file cannot be imported: it is CSV, but products are NDJSON: one JSON object on each line (docs/import.md)\n',
  });
  writeFileSync(csv, `sku,key,centAmount\n${variant.sku},${variant.prices[0]?.key ?? ''},777\n`);
  expect(await run(['prices', csv])).toEqual({ code: 0, output: '1 price imported, 0 bad lines\n' });
  const db = await openDatabase({ dataDir });
  const stock = await db.selectFrom('stock').select('available').where('sku', '=', variant.sku).executeTakeFirst();
  await db.destroy();
  expect(stock?.available).toBe(41);
});

test('stock and prices are exported as CSV to a file of that name, and imported again without a change', async () => {
  writeFileSync(file, products.map((product) => `${JSON.stringify(product)}\n`).join(''));
  await run([file]);
  const [sku = ''] = products.flatMap(({ variants }) => variants.map((variant) => variant.sku));
  const line = join(folder, 'line.ndjson');
  writeFileSync(line, `${JSON.stringify({ sku, key: ' pricelist, "spring"; new', centAmount: 777 })}\n`);
  await run(['prices', line]);
  for (const [kind, header] of [
    ['stock', 'sku,available,restockableInDays'],
    ['prices', 'sku,key,centAmount,customerGroup,discountedCentAmount,currencyCode'],
  ] as const) {
    const [csv, before, after] = ['.csv', '.ndjson', '-again.ndjson'].map((end) => join(folder, `${kind}${end}`));
    for (const path of [csv, before]) await basin(['export', kind, path ?? '']);
    expect(readFileSync(csv ?? '', 'utf8').split('\n')[0]).toBe(header);
    expect(await run([kind, csv ?? ''])).toMatchObject({ code: 0 });
    await basin(['export', kind, after ?? '']);
    expect(readFileSync(after ?? '', 'utf8')).toBe(readFileSync(before ?? '', 'utf8'));
  }
  expect(readFileSync(join(folder, 'prices.csv'), 'utf8')).toContain(
    `${sku}," pricelist, ""spring""; new",777,,,USD\n`,
  );
});

test('an exported folder can be imported elsewhere, and its bad lines are reported with the name of their file', async () => {
  const exported = join(folder, 'exported');
  writeFileSync(file, JSON.stringify(products[0]));
  await run([file]);
  expect(await basin(['export', exported])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d+ products? exported\n(.+ exported\n)+$/) as string,
  });
  writeFileSync(join(exported, 'discounts.ndjson'), '{"code":"TEN","isActive":true,"stopsOthers":false}\n');
  const { code, output } = await run([exported], { DATA_DIR: elsewhere });
  expect(output).toContain(
    'discounts.ndjson line 1: must have percent or centAmount\n0 discounts imported, 1 bad line\n',
  );
  expect(code).toBe(1);
  const again = join(folder, 'again.ndjson');
  await basin(['export', 'products', again], { DATA_DIR: elsewhere });
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(join(exported, 'products.ndjson'), 'utf8'));
  expect((await run([dataDir])).output).toContain(
    'contains no file with one of the names products.ndjson, prices.ndjson',
  );
});

test('an import of some texts keeps the shop complete: its other texts are added, and the imported ones stay', async () => {
  writeFileSync(file, JSON.stringify({ language: 'en', document: { 'footer.copyright': 'Ours, {year}' } }));
  expect(await run(['texts', file])).toEqual({ code: 0, output: '1 text imported, 0 bad lines\n' });
  await basin(['export', 'texts', file]);
  const [english = ''] = readFileSync(file, 'utf8').split('\n');
  const texts = (JSON.parse(english) as { document: Record<string, string> }).document;
  expect(texts).toMatchObject({ 'footer.copyright': 'Ours, {year}', 'nav.menu': 'Menu' });
});

test('the texts that an import adds name the imported shop, in each language', async () => {
  const own = { en: { 'site.name': 'Hearn & Loach' }, fr: { 'cart.title': 'Votre panier' } };
  const lines = Object.entries(own).map(([language, document]) => JSON.stringify({ language, document }));
  writeFileSync(file, lines.join('\n'));
  await run(['texts', file]);
  await basin(['export', 'texts', file]);
  const exported = readFileSync(file, 'utf8');
  expect(exported).toContain('"site.titleSuffix":"{title} | Hearn & Loach"');
  expect(exported).toContain('"product.exclusive":"Seulement chez Hearn & Loach."');
  expect(exported).not.toContain('Basin');
});

test('the commands in docs/import.md succeed', async () => {
  const page = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  const [, block = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
  const commands = block.split('\n').filter((line) => line !== '');
  const at = join(folder, 'documented');
  mkdirSync(at);
  writeFileSync(join(at, 'stock.csv'), 'sku,available\n');
  expect(commands).toHaveLength(4);
  for (const [index, command] of commands.entries()) {
    const [, args = ''] = /^npm run basin -- ([^#]+)/.exec(command) ?? [];
    // the first runs in a separate process; the others run in this one, which is faster
    const call = index === 0 ? basinProcess : basinIn;
    expect(await call(args.trim().split(' '), at), command).toMatchObject({ code: 0 });
  }
});

test('the commands in docs/import.md that remove items are understood, also where a shop lacks those items', async () => {
  const page = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
  const commands = [...page.matchAll(/^npm run basin -- (remove .*)$/gm)].map(([, args = '']) => args.split(' '));
  expect(commands.map(([, kind]) => kind)).toEqual(['products', 'stores', 'pages']);
  for (const args of commands) {
    expect((await basin(args)).output).toMatch(/^(?:\S+: not among the \w+\n)*\d \w+ removed\n$/);
  }
});

test('removed products, stores and pages are gone, and unknown ids are reported', async () => {
  const [first, second] = products.map(({ id }) => id) as [string, string];
  writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'));
  await run([file]);
  expect(await basin(['remove', 'products', first, 'no-such', second])).toEqual({
    code: 1,
    output: 'no-such: not among the products\n2 products removed\n',
  });
  await basin(['export', 'products', file]);
  const exported = readFileSync(file, 'utf8');
  expect([exported.includes(first), exported.includes(products[2]?.id ?? '')]).toEqual([false, true]);
  const page = {
    language: 'en',
    name: 'sale/summer',
    document: { title: 'Sale', pageKind: 'content', components: [] },
  };
  writeFileSync(file, JSON.stringify(page));
  await run(['pages', file]);
  expect(await basin(['remove', 'pages', 'en/sale/summer'])).toEqual({ code: 0, output: '1 page removed\n' });
  expect(await basin(['remove', 'stores', 'p-1'])).toMatchObject({ code: 1 });
  expect(await basin(['remove', 'accounts', 'lee@example.com'])).toMatchObject({
    code: 2,
    output: expect.stringContaining('products, stores, pages, drafts, texts, settings, collections can be') as string,
  });
});

test('an invalid command line is explained in the error output', async () => {
  const missing = join(folder, 'nothing.ndjson');
  const absent = { code: 1, output: `The file ${missing} does not exist.\n` };
  expect(await run([missing])).toEqual(absent);
  expect(await basinIn(['import', 'nothing.ndjson'], folder)).toEqual(absent);
  expect(await run([example], { DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('DATABASE_URL') as string,
  });
});

test('an unknown option is rejected: nothing is migrated, and no folder of its name is written', async () => {
  for (const [command = '', option = ''] of [
    ['migrate', '--dry-run'],
    ['export', '-o'],
    ['import', '--check'],
  ])
    expect(await basin([command, option, file]), command).toEqual({
      code: 2,
      output: expect.stringContaining(`Unknown option '${option}'`) as string,
    });
  expect(existsSync('-o')).toBe(false);
  expect(await basin(['migrate', 'down'])).toMatchObject({
    code: 2,
    output: expect.stringContaining('Unexpected argument: down\n') as string,
  });
});

test.each([
  [['import'], 'import needs a file or a folder.'],
  [['import', 'stock'], 'import stock needs a file or a folder.'],
  [['export'], 'export needs a folder, or a kind and a file.'],
  [['remove', 'stores'], 'remove stores needs one id or more.'],
  [['export', 'stock.csv'], 'export needs a kind before the file stock.csv.'],
  [['export', 'products', 'products.csv'], 'products are NDJSON, not CSV: end the name of the file in .ndjson.'],
  [['export', 'pictures'], 'export pictures needs a folder.'],
  [['export', 'stock', 'one', 'two'], 'Unexpected argument: two'],
])('%j exits with 2 and names the missing or unexpected argument', async (args, message) => {
  expect(await basin(args)).toEqual({ code: 2, output: `${message}\n“npm run basin -- --help” lists the commands.\n` });
});

test('a mistyped command or kind is named, with the kinds that exist', async () => {
  expect(await basin(['imprt', 'x'])).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^There is no command “imprt”/) as string,
  });
  for (const command of ['import', 'export'])
    expect(await basin([command, 'stok', file])).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^There is no kind “stok”. The kinds are products, .+, pictures\.\n/) as string,
    });
});

test('a folder in the place of a file, and a file that cannot be written, are reported by their path', async () => {
  const imported = await run(['stock', folder]);
  expect(imported).toEqual({ code: 1, output: `${folder} is a folder. To import its files, omit the kind.\n` });
  const exported = await basin(['export', 'stock', folder]);
  expect(exported).toEqual({ code: 1, output: `${folder} cannot be written: it is a folder.\n` });
  const nowhere = join(folder, 'nowhere', 'stock.ndjson');
  const lost = await basin(['export', 'stock', nowhere]);
  expect(lost).toEqual({ code: 1, output: `${nowhere} cannot be written: its folder does not exist.\n` });
  writeFileSync(file, '');
  for (const kind of [[], ['stock']])
    expect(await run([...kind, join(file, 'stock.csv')])).toEqual({
      code: 1,
      output: `${join(file, 'stock.csv')} cannot be read: its folder is a file.\n`,
    });
});

test('an export to a command that ends early says so in one line', async () => {
  await run([example]);
  const closed = `${JSON.stringify(process.execPath)} --conditions=@basin/source ${JSON.stringify(command)} export products - | true`;
  const { stderr } = spawnSync('sh', ['-c', closed], { env: { ...process.env, ...variables }, encoding: 'utf8' });
  expect(stderr).toBe(
    'Standard output cannot be written: the command that reads it has ended, so what it got is not complete.\n',
  );
});

test('a file in UTF-16, as a spreadsheet may save it, is rejected in one line that says what to do', async () => {
  const csv = join(folder, 'encoded.csv');
  writeFileSync(csv, Buffer.from(`\ufeffsku,available\n${'SP30160-CH,5\n'.repeat(9)}`, 'utf16le'));
  expect(await run(['stock', csv])).toEqual({
    code: 1,
    output: 'The file cannot be imported: it is not UTF-8 text; save it as UTF-8 (docs/import.md)\n',
  });
});

test('of the lines of a file in Latin-1 the first is reported, with what to do, and all are counted', async () => {
  const file = join(folder, 'latin.ndjson');
  writeFileSync(file, Buffer.from('{"code":"ÉTÉ"}\n'.repeat(9), 'latin1'));
  expect(await run(['discounts', file])).toEqual({
    code: 1,
    output: 'line 1: is not UTF-8; save the file as UTF-8\n0 discounts imported, 9 bad lines\n',
  });
});

test.runIf(existsSync('/dev/full'))('an export to a full disk names the file, not the data folder', async () => {
  await run([example]);
  const full = await basin(['export', 'products', '/dev/full']);
  expect(full).toEqual({
    code: 1,
    output: '/dev/full cannot be written: its disk is full, so not everything was written.\n',
  });
});

test('an import of a folder names the files that belong to no kind', async () => {
  const mixed = join(folder, 'mixed');
  mkdirSync(mixed);
  for (const name of ['stock.csv', 'stok.csv', 'products.csv', '.hidden'])
    writeFileSync(join(mixed, name), 'sku,available\n');
  expect(await run([mixed])).toEqual({
    code: 0,
    output:
      'not imported, because no kind has a file of this name: products.csv, stok.csv\n0 stock imported, 0 bad lines\n',
  });
});

test('an import of a folder names the file that it cannot read', async () => {
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'stock.csv'), 'sku,units\nSP30160-CH,5\n');
  expect((await run([damaged])).output).toMatch(
    /^The file cannot be imported: stock\.csv: its first line is "sku,units", but must name sku, available/,
  );
});

test('an empty cell and a CSV file without column names are reported as such', async () => {
  const csv = join(folder, 'cells.csv');
  writeFileSync(csv, 'sku,available\n,5\n');
  expect((await run(['stock', csv])).output).toBe('line 2: sku: is missing\n0 stock imported, 1 bad line\n');
  writeFileSync(csv, 'SP30160-CH,5\n');
  expect((await run(['stock', csv])).output).toContain(
    'its first line is "SP30160-CH,5", but must name sku, available',
  );
});
