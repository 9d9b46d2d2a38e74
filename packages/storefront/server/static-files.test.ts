import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveBuiltFiles } from './static-files.ts';

const client = 'packages/storefront/build/client';

/** Returns a folder with a built shop of one script. */
function builtShop(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'basin-version-'));
  mkdirSync(join(folder, client, '_app'), { recursive: true });
  writeFileSync(join(folder, client, '_app', script), `/* ${script} */`);
  return folder;
}

test('after the documented copy, a new version of the shop serves the scripts of the old one too', async () => {
  const page = readFileSync(new URL('../../../docs/scale-out.md', import.meta.url), 'utf8');
  const [, command = ''] = /### A new version of the shop\n.*?```sh\n(.*?)```/s.exec(page) ?? [];
  const [old, current] = [builtShop('page-old11111.js'), builtShop('page-new22222.js')];
  execFileSync('sh', ['-c', command], { cwd: current, env: { ...process.env, OLD: old } });
  const app = new Hono().use('/_app/*', serveBuiltFiles(join(current, client)));
  for (const script of ['page-old11111.js', 'page-new22222.js']) {
    const response = await app.request(`/_app/${script}`);
    expect([response.status, await response.text()]).toEqual([200, `/* ${script} */`]);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
  }
});
