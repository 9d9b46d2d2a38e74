import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { IndexStore, StoredIndex } from './index-store.ts';

/** What the file holds: an index that other code wrote may have another shape. */
interface Written extends StoredIndex {
  readonly release: string;
}

/** Stores an index in a file, which is replaced as a whole. */
export function indexFile(path: string): IndexStore {
  const release = newestCode();
  return {
    async read() {
      const bytes = await readFile(path).catch(() => undefined); // none yet: the index is built
      if (!bytes) return undefined;
      const written = readWhole(bytes);
      return written?.release === (await release) ? written : undefined;
    },
    async write(stored) {
      const half = `${path}.${process.pid}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(half, serialize({ release: await release, ...stored } satisfies Written));
      await rename(half, path);
    },
  };
}

/** A damaged file counts as none: the index is built again. */
function readWhole(bytes: Buffer): Written | undefined {
  try {
    return deserialize(bytes) as Written;
  } catch {
    return undefined;
  }
}

/** When the code that builds the index was written last. */
async function newestCode(): Promise<string> {
  const names = await readdir(import.meta.dirname);
  const times = await Promise.all(names.map(async (name) => (await stat(join(import.meta.dirname, name))).mtimeMs));
  return `${process.version} ${Math.max(...times)}`;
}
