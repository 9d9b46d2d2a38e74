import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/database.ts';
import { dataKinds, type DataKind } from '../import/kinds.ts';
import { readLines } from '../import/read-lines.ts';
import { csvRecords, detectFormat, FileFormatError, jsonRecords } from '../import/records.ts';
import type { Environment } from '../main/environment.ts';
import { progressOn } from './progress.ts';
import { withDatabase } from './with-database.ts';

/** A file to import, and what stands before the numbers of its bad lines. */
interface DataFile {
  readonly kind: DataKind;
  readonly path: string;
  readonly calledAs: string;
}

/** Imports a file of one kind, which is products unless said, or a folder of files that are named by their kinds. */
export async function importCommand(args: readonly string[], environment: Environment): Promise<number | undefined> {
  const [first, ...others] = args;
  const kind = kindNamed(first);
  const [path, ...rest] = kind ? others : args;
  if (path === undefined || rest.length > 0) return undefined;
  const files = kind ? [fileOf(kind, path)] : await filesAt(path);
  return withDatabase(environment, async (db) => {
    let bad = 0;
    for (const file of files) bad += await importFile(db, file);
    return bad > 0 ? 1 : 0;
  });
}

const kindNamed = (name = ''): DataKind | undefined => dataKinds.find((kind) => kind.name === name);
const fileOf = (kind: DataKind, path: string, calledAs = ''): DataFile => ({ kind, path, calledAs });

/** The files of a folder in the order in which they need each other; a file alone is one of products. */
async function filesAt(path: string): Promise<DataFile[]> {
  const isFolder = path !== '-' && (await stat(path)).isDirectory();
  if (!isFolder) return dataKinds.slice(0, 1).map((products) => fileOf(products, path));
  const names = await readdir(path);
  const files = dataKinds.flatMap((kind) =>
    names
      .filter((name) => name === `${kind.name}.ndjson` || (kind.columns && name === `${kind.name}.csv`))
      .map((name) => fileOf(kind, join(path, name), `${name} `)),
  );
  if (files.length > 0) return files;
  const known = dataKinds.map(({ name }) => `${name}.ndjson`).join(', ');
  throw new FileFormatError(`the folder ${path} has no file that is named by its kind: ${known}`);
}

/** Imports a file; returns how many of its lines are bad. */
async function importFile(db: Db, { kind, path, calledAs }: DataFile): Promise<number> {
  const input = await openInput(path);
  const progress = progressOn(process.stderr, input.size);
  const records = await recordsOf(progress.counting(input.chunks), kind);
  const counts = await kind.importFrom(db, records, {
    onBadLine: ({ number, reason }) => progress.note(`${calledAs}line ${number}: ${reason}`),
    onProgress: progress.show,
  });
  progress.note(`${counts.imported} ${kind.name} imported, ${counts.bad} bad lines`);
  return counts.bad;
}

async function recordsOf(input: AsyncIterable<Uint8Array>, { name, columns }: DataKind) {
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
