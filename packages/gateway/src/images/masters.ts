import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderPrints } from './folder-prints.ts';
import { nothingWhenMissing } from './nothing-when-missing.ts';
import { remember } from './remember.ts';
import type { Master, Masters } from './master.ts';

const SUFFIXES = ['.webp', '.svg'];
const NAME = /^[a-z0-9][\w-]{0,127}$/i;

/**
 * The pictures of a folder, by file name without suffix; a changed file is seen at once. What has no file of its own and
 * a mask in `masks/` is printed from the file of another finish.
 */
export function folderMasters(folder: string): Masters {
  const hashOnce = remember<string>();
  const masterAt = async (path: string): Promise<Master | undefined> => {
    const file = await stat(path).catch(nothingWhenMissing);
    if (!file?.isFile()) return undefined;
    const version = `${path}:${file.mtimeMs}:${file.size}`;
    const hash = await hashOnce(version, async () => hashOf(await readFile(path)));
    return { isSvg: path.endsWith('.svg'), hash, read: () => readFile(path) };
  };
  const prints = folderPrints(folder, masterAt);
  return {
    async find(name) {
      if (!NAME.test(name)) return undefined;
      for (const suffix of SUFFIXES) {
        const master = await masterAt(join(folder, name + suffix));
        if (master) return master;
      }
      return prints.find(name);
    },
    async names() {
      const files = (await readdir(folder).catch(nothingWhenMissing)) ?? [];
      const own = files.flatMap((file) =>
        SUFFIXES.filter((suffix) => file.endsWith(suffix)).map((suffix) => file.slice(0, -suffix.length)),
      );
      return [...new Set([...own, ...(await prints.names())])];
    },
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
