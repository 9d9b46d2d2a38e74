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

/** Pictures drawn as SVG when they are asked for. */
export function drawnMasters(drawings: ReadonlyMap<string, () => string>): Masters {
  return {
    find(name) {
      const draw = drawings.get(name);
      if (!draw) return Promise.resolve(undefined);
      const svg = Buffer.from(draw());
      return Promise.resolve({ isSvg: true, hash: hashOf(svg), read: () => Promise.resolve(svg) });
    },
    names: () => Promise.resolve([...drawings.keys()]),
  };
}

/** The first source that has a picture gives it. */
export function firstOf(...sources: readonly Masters[]): Masters {
  return {
    async find(name) {
      for (const source of sources) {
        const master = await source.find(name);
        if (master) return master;
      }
      return undefined;
    },
    names: async () => [...new Set((await Promise.all(sources.map((source) => source.names()))).flat())],
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function nothingWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
