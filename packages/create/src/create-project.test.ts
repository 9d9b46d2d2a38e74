import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProject } from './create-project.ts';
import { examples } from './examples.ts';
import { nextSteps } from './next-steps.ts';

const sourceOf = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

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

test('a folder that is not empty is rejected and not changed', async () => {
  await writeFile(join(folder, 'mine.txt'), 'mine');
  await expect(createProject(folder, sourceOf('kiosk'))).rejects.toThrow('is not empty: it has mine.txt');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});

test('the next steps work in a folder with a space in its name, and in the current folder', () => {
  expect(nextSteps(folder, join(folder, 'my-shop'))).toMatch(/^cd my-shop && npm install\n/);
  expect(nextSteps(folder, join(folder, 'My Shop'))).toMatch(/^cd "My Shop" && npm install\n/);
  expect(nextSteps(folder, folder)).toMatch(/^npm install\n/);
});
