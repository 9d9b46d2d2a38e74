import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { remember } from './remember.ts';

/** A picture that all sizes are made from. */
export interface Master {
  readonly isSvg: boolean;
  /** Names its content: another picture under the same name has another hash. */
  readonly hash: string;
  readonly read: () => Promise<Buffer>;
}

/** Where masters come from. */
export interface Masters {
  readonly find: (name: string) => Promise<Master | undefined>;
  readonly names: () => Promise<string[]>;
}

const SUFFIXES = ['.webp', '.svg'];
const NAME = /^[a-z0-9][\w-]{0,127}$/i;

/** The pictures of a folder, by file name without suffix; a changed file is seen at once. */
export function folderMasters(folder: string): Masters {
  const hashOnce = remember<string>();
  return {
    async find(name) {
      if (!NAME.test(name)) return undefined;
      for (const suffix of SUFFIXES) {
        const path = join(folder, name + suffix);
        const file = await stat(path).catch(nothingWhenMissing);
        if (!file?.isFile()) continue;
        const version = `${path}:${file.mtimeMs}:${file.size}`;
        const hash = await hashOnce(version, async () => hashOf(await readFile(path)));
        return { isSvg: suffix === '.svg', hash, read: () => readFile(path) };
      }
      return undefined;
    },
    async names() {
      const files = (await readdir(folder).catch(nothingWhenMissing)) ?? [];
      return files.flatMap((file) =>
        SUFFIXES.filter((suffix) => file.endsWith(suffix)).map((suffix) => file.slice(0, -suffix.length)),
      );
    },
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function nothingWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
