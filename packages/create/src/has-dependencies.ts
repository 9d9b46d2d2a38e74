import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns whether all dependencies of a project are installed, as those of a copy in this repository are. */
export async function hasDependencies(folder: string): Promise<boolean> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).every((name) => isFound(name, folder));
}

type Manifest = Readonly<Partial<Record<'dependencies' | 'devDependencies', object>>>;

/** Looks in the folder and those above it, as Node does. */
const isFound = (name: string, folder: string): boolean =>
  existsSync(join(folder, 'node_modules', name)) || (folder !== dirname(folder) && isFound(name, dirname(folder)));
