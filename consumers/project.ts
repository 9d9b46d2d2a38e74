import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const sources = import.meta.dirname;
const repository = join(sources, '..');

/** Creates a project with the files of a folder and the visit script that every consumer runs. */
export async function createProject(
  folder: string,
  source: string,
  dependencies: Record<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(sources, source), folder, { recursive: true });
  await cp(join(sources, 'visit/visit.js'), join(folder, source === 'next' ? 'app' : '', 'visit.js'));
  const manifest = { name: 'a-consumer', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Creates a project with `npx @basin/create`, as a team does, but with our packages from the tarballs. */
export async function scaffoldProject(
  folder: string,
  example: string,
  tarballs: ReadonlyMap<string, string>,
): Promise<void> {
  const create = tarballs.get('@basin/create') ?? '';
  const options = ['exec', '--yes', `--package=${create}`, '--', 'create', basename(folder), '--from', example];
  await run('npm', options, { cwd: dirname(folder) });
  const path = join(folder, 'package.json');
  const manifest = await readFile(path, 'utf8');
  const ours = /"(@basin\/[\w-]+)": "[^"]*"/g;
  await writeFile(
    path,
    manifest.replace(ours, (_, name: string) => `"${name}": ${JSON.stringify(`file:${tarballs.get(name)}`)}`),
  );
}

/** Unpacks the tarballs into node_modules and links their dependencies to this repository's, without network access. */
export async function installTarballs(
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  linked: readonly string[],
) {
  for (const [name, tarball] of tarballs) {
    const target = join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  }
  for (const name of linked) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(repository, 'node_modules', name), link);
  }
}
