import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'basin-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const copied = [
  '.changeset',
  'package.json',
  'package-lock.json',
  '{packages/*,examples,bench,consumers}/package.json',
];
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

test('a release gives all published packages one version and their changes, and the lock file follows', () => {
  for (const path of globSync([...copied, 'packages/*/CHANGELOG.md']))
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  run('git', 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, '.changeset', 'planted.md'), "---\n'@basin/domain': minor\n---\n\nA rule.\n");
  run('node_modules/.bin/changeset', 'version');
  const manifests = globSync('packages/*/package.json').map((path) => JSON.parse(read(path)) as Manifest);
  const published = manifests.filter((manifest) => !manifest.private);
  const [version = ''] = published.map((manifest) => manifest.version);
  expect(published.map((manifest) => manifest.version)).toEqual(published.map(() => version));
  expect(read('packages/domain/CHANGELOG.md')).toContain(`## ${version}\n`);
  expect(read('packages/domain/CHANGELOG.md')).toContain('A rule.');
  expect(globSync(join(folder, '.changeset/*.md'))).toEqual([]);
  run('npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  expect(read('package-lock.json')).toContain(`"name": "@basin/sdk",\n      "version": "${version}"`);
});
