import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recolouredMasters } from './recoloured-masters.ts';
import { ignoreNotFound } from './ignore-not-found.ts';
import { memoizeByKey } from './memoize-by-key.ts';
import type { Master, Masters } from './master.ts';

const suffixes = ['.webp', '.svg'];

/** Whether a picture of this name can be requested. */
export const isPictureName = (name: string): boolean => /^[a-z0-9][\w-]{0,127}$/i.test(name);

/**
 * The pictures of a folder, by file name without suffix; a changed file takes effect at once. A picture that has a mask
 * in `masks/` but no file is recoloured from the file of another finish.
 */
export function folderMasters(folder: string): Masters {
  const hashOnce = memoizeByKey<string>();
  const masterAt = async (path: string): Promise<Master | undefined> => {
    const file = await stat(path).catch(ignoreNotFound);
    if (!file?.isFile()) return undefined;
    const version = `${path}:${file.mtimeMs}:${file.size}`;
    const hash = await hashOnce(version, async () => hashOf(await readFile(path)));
    return { isSvg: path.endsWith('.svg'), hash, read: () => readFile(path) };
  };
  const recoloured = recolouredMasters(folder, masterAt);
  return {
    async find(name) {
      if (!isPictureName(name)) return undefined;
      for (const suffix of suffixes) {
        const master = await masterAt(join(folder, name + suffix));
        if (master) return master;
      }
      return recoloured.find(name);
    },
    async names() {
      const files = (await readdir(folder).catch(ignoreNotFound)) ?? [];
      const own = files.flatMap((file) =>
        suffixes.filter((suffix) => file.endsWith(suffix)).map((suffix) => file.slice(0, -suffix.length)),
      );
      return [...new Set([...own, ...(await recoloured.names())])];
    },
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
