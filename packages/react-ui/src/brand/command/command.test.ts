import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'command.ts');
let folder = '';
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'basin brand '))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const brand = (name: string, accent: string) =>
  writeFile(join(folder, name), JSON.stringify({ color: { light: { accent: { $type: 'color', $value: accent } } } }));
const command = (...args: string[]) => run(process.execPath, [script, ...args], { cwd: folder });

test('build writes the four files of each brand and reports them', async () => {
  await brand('moss.json', '#2f5d3a');
  await brand('clay.json', '#8f4c2a');
  const { stdout } = await command('build', 'moss.json', 'clay.json', '--out', 'built');
  expect(stdout).toMatch(/^moss: all \d+ colour pairs pass\nclay: all \d+ colour pairs pass\nwrote /);
  expect((await readdir(join(folder, 'built'))).toSorted()).toEqual(
    ['clay', 'moss'].flatMap((name) => ['.css', '.tailwind.css', '.tokens.json', '.ts'].map((end) => name + end)),
  );
  expect(await readFile(join(folder, 'built/moss.css'), 'utf8')).toContain(":root, [data-brand='moss']");
  expect(await readFile(join(folder, 'built/clay.css'), 'utf8')).not.toContain(':root');
});

test('check reads a brand that build wrote', async () => {
  await brand('moss.json', '#2f5d3a');
  await command('build', 'moss.json', '--out', 'again');
  const { stdout } = await command('check', 'again/moss.tokens.json');
  expect(stdout).toMatch(/^moss: all \d+ colour pairs/);
});

test('build reports a failing pair with its figures and the nearest passing value, and writes nothing', async () => {
  await brand('pale.json', '#c08a3e');
  const failed = command('build', 'pale.json', '--out', 'none');
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /light +accent on paper +2\.\d\d:1, needs 4\.5:1 {2}\(hovered links, focus\); nearest passing value: accent #[0-9a-f]{6}/,
    ) as string,
  });
  await expect(readdir(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

test.each([
  [[], 'no action: use check or build'],
  [['chek'], 'unknown action "chek"'],
  [['check'], 'check needs at least one brand'],
  [['build', 'moss.json'], 'build needs --out'],
  [['check', 'Moss.json'], '"Moss" is not a valid brand name'],
  [['check', 'good.json', 'built/good.tokens.json'], 'two brands are named "good"'],
  [['check', 'none.json'], 'none.json does not exist'],
  [['check', 'cut.json'], 'cut.json is not JSON'],
  [['build', 'good.json', '--out', 'good.json'], "mkdir 'good.json'"],
  [['check', 'broken.json'], 'color.light.accent: green is not #rrggbb'],
])('%j exits with 2 and an error message', async (args, message) => {
  await brand('good.json', '#2f5d3a');
  await brand('broken.json', 'green');
  await writeFile(join(folder, 'cut.json'), '{');
  await expect(command(...args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(message) as string,
  });
});

test('build does not overwrite a source brand', async () => {
  await brand('moss.tokens.json', '#2f5d3a');
  await expect(command('build', 'moss.tokens.json', '--out', '.')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('choose another folder') as string,
  });
});
