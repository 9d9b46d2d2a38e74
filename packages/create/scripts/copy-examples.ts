/** Copies the examples into the package. */
import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { examples } from '../src/examples.ts';

/** Files that running an example creates in its folder. */
const generated = new Set(['node_modules', '.next', 'dist', 'public', 'next-env.d.ts', 'tsconfig.tsbuildinfo']);

for (const name of Object.keys(examples)) {
  const [from, to] = [`../../../examples/${name}/`, `../dist/examples/${name}/`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  if (from === undefined || to === undefined) continue;
  cpSync(from, to, { recursive: true, filter: (path) => !generated.has(basename(path)) });
}
