import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProject } from './create-project.ts';
import { examples } from './examples.ts';
import { hasDependencies } from './has-dependencies.ts';
import { nextSteps } from './next-steps.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sourceOf = (name: string) => join(root, 'examples', name);

interface Manifest {
  readonly name: string;
  readonly bin?: object;
  readonly scripts: Readonly<Record<string, string>>;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basin create '));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(Object.keys(examples))('%s becomes a separate project with its own name and a dev script', async (name) => {
  const project = join(folder, 'My Shop');
  await createProject(project, sourceOf(name));
  const manifest: unknown = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'my-shop',
    scripts: { dev: expect.stringMatching(/^(next|vite)/) as string },
  });
  expect(await readdir(project)).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'tsconfig.json']));
});

test.each([
  ['Salle de Bain Été!', 'salle-de-bain-ete'],
  ['日本', 'shop'],
])('a project in the folder %s is named %s, which npm accepts', async (name, packageName) => {
  const project = join(folder, name);
  await createProject(project, sourceOf('kiosk'));
  expect(await readFile(join(project, 'package.json'), 'utf8')).toContain(`"name": "${packageName}"`);
});

test.each(['next-shop', 'single-page-shop'])('the language of %s is set in one place', (name) => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: sourceOf(name) }).map((file) =>
    readFileSync(join(sourceOf(name), file), 'utf8'),
  );
  expect(sources.join('\n').match(/\ben(-US)?['"`]/g)).toEqual(["en'"]);
});

test('a folder that is not empty is rejected and not changed', async () => {
  await writeFile(join(folder, 'mine.txt'), 'mine');
  await expect(createProject(folder, sourceOf('kiosk'))).rejects.toThrow('is not empty: it has mine.txt');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});

test('a folder that is a new repository becomes a shop, and stays a repository', async () => {
  await mkdir(join(folder, '.git'));
  await createProject(folder, sourceOf('kiosk'));
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['.git', '.gitignore', 'package.json']));
});

test('the next steps work in a folder with a space in its name, and in the current folder', () => {
  expect(nextSteps(folder, join(folder, 'my-shop'))).toMatch(/^cd my-shop && npm install\n/);
  expect(nextSteps(folder, join(folder, 'My Shop'))).toMatch(/^cd "My Shop" && npm install\n/);
  expect(nextSteps(folder, folder)).toMatch(/^npm install\n/);
  expect(nextSteps(folder, folder, true)).toMatch(/^npm run back-end/);
});

test('npm run build links the commands of all packages, because npm links only those that exist when it installs', () => {
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const packages = globSync('packages/*', { cwd: root }).map(manifestOf);
  const commands = packages.filter(({ name, bin }) => bin && name !== '@basin/create').map(({ name }) => name);
  expect(commands).toContain('@basin/mock-backend');
  for (const name of commands) expect(manifestOf('.').scripts.build).toContain(` ${name}`);
});

test('a copy in this repository needs no installation, and a copy elsewhere does', async () => {
  expect(await hasDependencies(sourceOf('kiosk'))).toBe(true);
  await createProject(join(folder, 'my-shop'), sourceOf('kiosk'));
  expect(await hasDependencies(join(folder, 'my-shop'))).toBe(false);
  expect(nextSteps('/work', '/work/reports/my-shop', true)).toMatch(/^cd reports\/my-shop\n {2}npm run back-end/);
});
