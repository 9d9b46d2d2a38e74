import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folders of the published packages. */
export const published = ['domain', 'sdk', 'react-ui', 'conformance', 'mock-backend', 'create'] as const;

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the last build of the published packages. Resolves to the path of each tarball by package name. */
export async function pack(folder: string): Promise<Map<string, string>> {
  const tarballs = new Map<string, string>();
  const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder];
  const folders = published.map((name) => `./packages/${name}`); // one npm process, because starting npm takes longer than packing
  const { stdout } = await run('npm', ['pack', ...options, ...folders], { cwd: join(import.meta.dirname, '..') });
  for (const { name, filename, files } of JSON.parse(stdout) as readonly Packed[]) {
    if (!files.some(({ path }) => path.startsWith('dist/'))) throw new Error(`${name} is not built. Run npm run build`);
    tarballs.set(name, join(folder, filename));
  }
  return tarballs;
}
