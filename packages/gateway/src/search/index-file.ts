import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { IndexStore, StoredIndex } from './index-store.ts';

/** The content of the file; the index of another release may have another structure. */
interface IndexFileContent extends StoredIndex {
  readonly release: string;
}

/** Stores an index in a file, which is replaced atomically. */
export function indexFile(path: string): IndexStore {
  const release = releaseId();
  return {
    async read() {
      const bytes = await readFile(path).catch(() => undefined); // a missing file: the index is built
      if (!bytes) return undefined;
      const content = parseContent(bytes);
      return content?.release === (await release) ? content : undefined;
    },
    async write(stored) {
      const draft = `${path}.${process.pid}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, serialize({ release: await release, ...stored } satisfies IndexFileContent));
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true }); // of a full disk
      }
    },
  };
}

/** Returns undefined for a damaged file, so that the index is rebuilt. */
function parseContent(bytes: Buffer): IndexFileContent | undefined {
  try {
    return deserialize(bytes) as IndexFileContent;
  } catch {
    return undefined;
  }
}

/** Identifies the release by the Node version and the latest change of the search code. */
async function releaseId(): Promise<string> {
  const names = await readdir(import.meta.dirname);
  const times = await Promise.all(names.map(async (name) => (await stat(join(import.meta.dirname, name))).mtimeMs));
  return `${process.version} ${Math.max(...times)}`;
}
