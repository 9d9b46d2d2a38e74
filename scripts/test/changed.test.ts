import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtFor } from './chosen-files.ts';
import { listTestFiles } from './list-test-files.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'basin-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gitDir = join(folder, 'git');
const outer = { VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' };
const author = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.test',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.test',
};
const environment = { GIT_DIR: gitDir, GIT_WORK_TREE: root, ...author, ...outer };

const git = (args: readonly string[], env: NodeJS.ProcessEnv = environment): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim();

/** Creates a second repository in which only the given files differ from the returned commit. */
function changedSince(files: readonly string[]): string {
  const real = (name: string) => resolve(root, git(['rev-parse', '--git-path', name], {}));
  git(['init', '--quiet']);
  writeFileSync(join(gitDir, 'objects/info/alternates'), `${real('objects')}\n`);
  copyFileSync(real('index'), join(gitDir, 'index'));
  git(['add', '--all']);
  const now = git(['write-tree']);
  const earlier = { ...environment, GIT_INDEX_FILE: join(gitDir, 'earlier') };
  copyFileSync(join(gitDir, 'index'), earlier.GIT_INDEX_FILE);
  git(['rm', '--cached', '--quiet', ...files], earlier);
  const before = git(['commit-tree', git(['write-tree'], earlier), '-m', 'before']);
  git(['update-ref', 'HEAD', git(['commit-tree', now, '-p', before, '-m', 'now'])]);
  return before;
}

test('--changed selects the tests that import a changed file, and those tests determine what is built', async () => {
  const before = changedSince([
    'packages/domain/src/url/query.ts',
    'packages/gateway/src/stores/parse-filter.ts',
    'packages/react-ui/src/Button/Button.stories.tsx',
  ]);
  const imports = [
    'unit packages/domain/src/url/query.test.ts',
    'unit packages/domain/src/url/product-url.test.ts',
    'gateway packages/gateway/src/stores/parse-filter.test.ts',
    'gateway packages/gateway/src/stores/stores.test.ts',
    'stories (chromium) packages/react-ui/src/Button/Button.stories.tsx',
    'kit (chromium) packages/react-ui/src/Button/Button.test.tsx',
    'shop packages/storefront/e2e/listing.test.ts',
    'gateway consumers/offline.test.ts',
  ];
  const others = [
    'packages/domain/src/url/links.test.ts',
    'packages/gateway/src/images/image-cache.test.ts',
    'packages/react-ui/src/Breadcrumbs/',
  ];
  const candidates = [...imports.map((test) => test.split(' ').at(-1) ?? ''), ...others];
  const chosen = await listTestFiles([`--changed=${before}`, ...candidates], join(folder, 'files.json'), environment);
  const names = chosen.map(({ projectName, file }) => `${projectName} ${relative(root, file)}`);
  expect(names.sort()).toEqual(imports.sort());
  expect(builtFor(chosen)).toEqual(
    ['mock-backend', 'storefront', 'create', 'conformance', 'react-ui'].map((name) => `@basin/${name}`),
  );
});
