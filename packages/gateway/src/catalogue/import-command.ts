import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readEnvironment, type Environment } from '../environment.ts';
import { startupFailure } from '../startup-failure.ts';
import { openDatabase } from '../store/database.ts';
import { FolderLockedError } from '../store/folder-lock.ts';
import { importProducts, type ImportCounts } from './import-products.ts';
import { readLines } from './read-lines.ts';

const USAGE = `Imports products, one JSON object on each line, into the shop's catalogue.

  npm run import -- products.ndjson
  cat products.ndjson | npm run import -- -

A product with a known id is replaced. Bad lines are told with their numbers, and all others are imported.
The catalogue is that of DATABASE_URL, or of the folder DATA_DIR (.data).`;

async function run([path, ...rest]: readonly string[], { databaseUrl: url, dataDir }: Environment): Promise<number> {
  if (path === undefined || rest.length > 0 || path === '--help') {
    console.error(USAGE);
    return path === '--help' ? 0 : 2;
  }
  const { chunks, size } = await openInput(path);
  const db = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    const progress = progressOn(process.stderr, size);
    const counts = await importProducts(db, readLines(progress.counting(chunks)), {
      onBadLine: ({ number, reason }) => progress.note(`line ${number}: ${reason}`),
      onProgress: progress.show,
    });
    progress.note(`${counts.imported} products imported, ${counts.bad} bad lines`);
    return counts.bad > 0 ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

async function openInput(path: string): Promise<{ chunks: AsyncIterable<Uint8Array>; size: number | undefined }> {
  if (path === '-') return { chunks: process.stdin as AsyncIterable<Uint8Array>, size: undefined };
  const { size } = await stat(path);
  return { chunks: createReadStream(path) as AsyncIterable<Uint8Array>, size };
}

/** One line that is written over on a terminal; elsewhere only the notes. */
function progressOn(stream: NodeJS.WriteStream, size: number | undefined) {
  let read = 0;
  const clear = stream.isTTY ? '\r\u001b[K' : '';
  return {
    async *counting(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        read += chunk.length;
        yield chunk;
      }
    },
    show: ({ imported, bad }: ImportCounts) => {
      const share = size === undefined ? '' : `${Math.floor((100 * read) / Math.max(1, size))} % read, `;
      if (stream.isTTY) stream.write(`${clear}${share}${imported} imported, ${bad} bad`);
    },
    note: (text: string) => void stream.write(`${clear}${text}\n`),
  };
}

/** Why nothing was imported, and what to do; what nobody foresaw is shown whole. */
function explain(error: unknown): unknown {
  if (error instanceof FolderLockedError) {
    return `${error.message}: stop the shop first, or let both use one DATABASE_URL`;
  }
  if (isMissingFile(error)) return `there is no file ${String(error.path)}`;
  return startupFailure(error, environment) ?? error;
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  process.exitCode = await run(process.argv.slice(2), environment);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
