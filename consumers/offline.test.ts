import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from '../examples/served-systems.ts';
import { openBackEnd } from './back-end.ts';
import { pack } from './pack.ts';
import { createProject, installTarballs } from './project.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..');

let folder = '';
let tarballs: Map<string, string>;
let backEnd: Served;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basin consumers '));
  [tarballs, backEnd] = await Promise.all([pack(folder), openBackEnd()]);
});
afterAll(async () => {
  await backEnd.close();
  await rm(folder, { recursive: true, force: true });
});

test('the packed tarballs work in a Node program', async () => {
  const project = join(folder, 'node');
  await createProject(project, 'node', {});
  await installTarballs(project, tarballs, ['zod', 'ofetch']);
  const env = { ...process.env, NODE_OPTIONS: '', GATEWAY_URL: backEnd.url };
  const { stdout } = await run(process.execPath, ['main.mjs'], { cwd: project, env });
  const expected = await readFile(join(import.meta.dirname, 'visit/expected.json'), 'utf8');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(expected));
});

test('control: a tarball without one of its modules fails', async () => {
  const project = join(folder, 'control');
  await createProject(project, 'node', {});
  await installTarballs(project, tarballs, ['zod', 'ofetch']);
  await rm(join(project, 'node_modules/@basin/sdk/dist/contract/cart.js'));
  const env = { ...process.env, NODE_OPTIONS: '', GATEWAY_URL: backEnd.url };
  await expect(run(process.execPath, ['main.mjs'], { cwd: project, env })).rejects.toThrow('ERR_MODULE_NOT_FOUND');
});

test.each(['bundler', 'nodenext'])(
  'the packed types and those of all dependencies compile under strict with module resolution %s',
  async (resolution) => {
    const project = join(folder, resolution);
    await createProject(project, 'types', {});
    await installTarballs(project, tarballs, ['zod', 'ofetch', 'react', '@types/react', 'csstype']);
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', `tsconfig.${resolution}.json`], {
      cwd: project,
    }).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toBe('');
  },
);
