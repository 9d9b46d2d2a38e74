import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What is published, by its folder. */
export const published = ['domain', 'sdk', 'react-ui', 'conformance', 'mock-backend', 'create'] as const;

/** Packs the last build of the published packages; resolves to the path of each tarball by package name. */
export async function pack(folder: string): Promise<Map<string, string>> {
  const tarballs = new Map<string, string>();
  for (const name of published) {
    const cwd = join(import.meta.dirname, '../packages', name);
    const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder];
    const { stdout } = await run('npm', ['pack', ...options], { cwd });
    const [packed] = JSON.parse(stdout) as [{ name: string; filename: string; files: { path: string }[] }];
    if (!packed.files.some(({ path }) => path.startsWith('dist/')))
      throw new Error(`packages/${name} is not built: npm run build`);
    tarballs.set(packed.name, join(folder, packed.filename));
  }
  return tarballs;
}
