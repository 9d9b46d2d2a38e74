import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readEnvironment, type Environment } from '../main/environment.ts';
import { startupFailure } from '../main/startup-failure.ts';
import { openDatabase, type Db } from '../database/database.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { priceColumns, priceImport } from '../import/import-prices.ts';
import { productImport } from '../import/import-products.ts';
import { importRecords, type ImportCounts, type ImportEvents, type ImportKind } from '../import/import-records.ts';
import { stockColumns, stockImport } from '../import/import-stock.ts';
import { readLines } from '../import/read-lines.ts';
import { csvRecords, detectFormat, FileFormatError, jsonRecords, type Columns } from '../import/records.ts';

const USAGE = `Imports a file into the shop's catalogue.

  npm run import -- products.ndjson      products, one JSON object on each line
  npm run import -- prices prices.csv    price entries of skus, as CSV or NDJSON
  npm run import -- stock stock.csv      units at hand of skus, as CSV or NDJSON
  cat stock.csv | npm run import -- stock -

A product with a known id is replaced; the stock of its skus stays. Bad lines are reported with their numbers, and all
others are imported. docs/import.md describes the formats. The catalogue is that of DATABASE_URL, or of the folder
DATA_DIR (.data).`;

/** One kind of file: what to call its records, its columns as CSV if it may be CSV, and how it is imported. */
interface FileKind {
  readonly name: string;
  readonly columns: Columns | undefined;
  readonly importFrom: (
    db: Db,
    records: Parameters<typeof importRecords>[1],
    events: ImportEvents,
  ) => Promise<ImportCounts>;
}

const fileKind = <Item>(name: string, kind: ImportKind<Item>, columns?: Columns): FileKind => ({
  name,
  columns,
  importFrom: (db, records, events) => importRecords(db, records, kind, events),
});

const products = fileKind('products', productImport);
const kinds: Readonly<Record<string, FileKind>> = {
  products,
  prices: fileKind('prices', priceImport, priceColumns),
  stock: fileKind('stock', stockImport, stockColumns),
};

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [first = '', ...others] = args;
  const kind = kinds[first];
  const [path, ...rest] = kind ? others : args;
  if (path === undefined || rest.length > 0 || path === '--help') {
    console.error(USAGE);
    return path === '--help' ? 0 : 2;
  }
  return importFile(path, kind ?? products, environment);
}

async function importFile(path: string, kind: FileKind, { databaseUrl: url, dataDir }: Environment): Promise<number> {
  const input = await openInput(path);
  const progress = progressOn(process.stderr, input.size);
  const records = await recordsOf(progress.counting(input.chunks), kind);
  const db = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    const counts = await kind.importFrom(db, records, {
      onBadLine: ({ number, reason }) => progress.note(`line ${number}: ${reason}`),
      onProgress: progress.show,
    });
    progress.note(`${counts.imported} ${kind.name} imported, ${counts.bad} bad lines`);
    return counts.bad > 0 ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

async function recordsOf(input: AsyncIterable<Uint8Array>, { name, columns }: FileKind) {
  const { format, chunks } = await detectFormat(input);
  if (format === 'ndjson') return jsonRecords(readLines(chunks));
  if (columns) return csvRecords(chunks, columns);
  throw new FileFormatError(`it is CSV, but ${name} are NDJSON: one JSON object on each line`);
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

/** Why nothing was imported, and what to do; an unforeseen error is shown whole. */
function explain(error: unknown): unknown {
  if (error instanceof FolderLockedError) {
    return `${error.message}: stop the shop first, or let both use one DATABASE_URL`;
  }
  if (error instanceof FileFormatError) return `The file cannot be imported: ${error.message} (docs/import.md)`;
  if (isMissingFile(error)) return `there is no file ${String(error.path)}`;
  return startupFailure(error, environment) ?? error;
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  process.exitCode = await run(process.argv.slice(2), environment);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
