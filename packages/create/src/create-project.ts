import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Copies an example into a folder, which may be a new repository, and names the project after the folder.
 *
 * @param source the folder of the example
 * @throws {Error} when the folder has files
 */
export async function createProject(folder: string, source: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).find((name) => name !== '.git');
  if (found !== undefined) throw new Error(`${folder} is not empty: it has ${found}. Choose another folder.`);
  await cp(source, folder, { recursive: true });
  await rename(join(folder, 'package.json'), basename(folder));
  // npm does not publish .gitignore files, so it cannot be copied
  await writeFile(join(folder, '.gitignore'), 'node_modules\n.next\nnext-env.d.ts\ndist\n*.tsbuildinfo\n');
}

async function rename(manifest: string, name: string): Promise<void> {
  const text = await readFile(manifest, 'utf8');
  const packageName = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  await writeFile(manifest, text.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(packageName || 'shop')}`));
}
