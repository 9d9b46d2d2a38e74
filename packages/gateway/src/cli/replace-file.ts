import { createWriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ignoreNotFound } from '../images/index.ts';

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

const ownerOnly = 0o600;

/**
 * Writes a file beside its place and moves it there once it is complete, so that a command that fails or is killed
 * leaves the file of the time before. A device or a pipe is written directly. A new file is readable by its owner only.
 */
export async function replaceFile(path: string, chunks: Chunks): Promise<void> {
  const present = await stat(path).catch(ignoreNotFound);
  if (present && !present.isFile()) return pipeline(Readable.from(chunks), createWriteStream(path));
  const place = present ? await realpath(path) : path;
  const draft = join(dirname(place), `.${basename(place)}.draft`); // an import of the folder ignores hidden files
  try {
    const mode = present?.mode ?? ownerOnly;
    await pipeline(Readable.from(chunks), createWriteStream(draft, { mode, flush: true }));
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined); // the first error says more
    throw error;
  }
}
