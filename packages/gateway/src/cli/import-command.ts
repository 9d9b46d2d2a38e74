import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/database.ts';
import { contentImports } from '../import/import-content.ts';
import { importPictures } from '../import/import-pictures.ts';
import type { BadLine } from '../import/import-records.ts';
import { dataKinds, type DataKind } from '../import/kinds.ts';
import { notUtf8, readLines } from '../import/read-lines.ts';
import { csvRecords, detectFormat, FileFormatError, jsonRecords } from '../import/records.ts';
import type { Environment } from '../main/environment.ts';
import { addShopTexts } from '../main/load-demonstration.ts';
import { counted } from './counted.ts';
import { progressOn } from './progress.ts';
import { readArguments } from './read-arguments.ts';
import { unknownKind } from './unknown-kind.ts';
import { UsageError } from './usage-error.ts';
import { expectReadable, FileError } from './file-error.ts';
import { withDatabase } from './with-database.ts';

/** A step of an import. Resolves to the number of bad lines. */
type Step = (db: Db, environment: Environment) => Promise<number>;

const pictures = 'pictures';

/** Imports a file of one kind (products by default), a folder of pictures, or a folder of all of these. */
export async function importCommand(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals } = readArguments(args, {});
  const [first = '', ...others] = positionals;
  const stepOf = stepNamed(first);
  const [path, unexpected] = stepOf ? others : positionals;
  if (!stepOf && others.length === 1) throw unknownKind(first);
  if (path === undefined) throw new UsageError(`${['import', ...positionals].join(' ')} needs a file or a folder.`);
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  const steps = stepOf ? [stepOf(path)] : await stepsAt(path);
  return withDatabase(environment, async (db) => {
    let bad = 0;
    for (const step of steps) bad += await step(db, environment);
    return bad > 0 ? 1 : 0;
  });
}

function stepNamed(name: string): ((path: string) => Step) | undefined {
  const kind = dataKinds.find((each) => each.name === name);
  if (kind) return (path) => fileStep(kind, path);
  return name === pictures ? picturesStep : undefined;
}

/** Returns the import steps of a folder, in dependency order. A single file contains products. */
async function stepsAt(path: string): Promise<Step[]> {
  if (path !== '-') await expectReadable(path);
  const isFolder = path !== '-' && (await stat(path)).isDirectory();
  if (!isFolder) return dataKinds.slice(0, 1).map((products) => fileStep(products, path));
  const names = await readdir(path);
  const steps = dataKinds.flatMap((kind) =>
    names.filter((name) => isFileOf(kind, name)).map((name) => fileStep(kind, join(path, name), name)),
  );
  if (names.includes(pictures)) steps.push(picturesStep(join(path, pictures)));
  if (steps.length > 0) {
    reportIgnored(names);
    return steps;
  }
  const known = dataKinds.map(({ name }) => `${name}.ndjson`).join(', ');
  throw new FileFormatError(`the folder ${path} contains no file with one of the names ${known}`);
}

const isFileOf = ({ name, columns }: DataKind, file: string): boolean =>
  file === `${name}.ndjson` || (columns !== undefined && file === `${name}.csv`);

/** Names the files of a folder that are not imported, such as `stok.csv` or `products.csv`. */
function reportIgnored(names: readonly string[]): void {
  const isKnown = (name: string) => name === pictures || dataKinds.some((kind) => isFileOf(kind, name));
  const ignored = names.filter((name) => !name.startsWith('.') && !isKnown(name));
  if (ignored.length > 0) console.error(`not imported, because no kind has a file of this name: ${ignored.join(', ')}`);
}

/** Creates the step that imports a file; the name of a file of a folder precedes what is reported about it. */
function fileStep(kind: DataKind, path: string, name?: string): Step {
  const step = linesStep(kind, path, name === undefined ? '' : `${name} `);
  return (db, environment) =>
    step(db, environment).catch((error: unknown) => {
      if (name === undefined || !(error instanceof FileFormatError)) throw error;
      throw new FileFormatError(`${name}: ${error.message}`, { cause: error });
    });
}

function linesStep(kind: DataKind, path: string, prefix: string): Step {
  return async (db) => {
    const input = await openInput(path);
    const progress = progressOn(process.stderr, input.size);
    const records = await recordsOf(progress.counting(input.chunks), kind);
    const counts = await kind.importFrom(db, records, {
      onBadLine: badLineReport((text) => progress.note(prefix + text)),
      onProgress: progress.show,
      onUnavailable: (pauseMs) =>
        progress.note(`the database cannot be reached; the import continues in ${pauseMs / 1000} s`),
    });
    if (kind.name === contentImports.dictionary.name) await addShopTexts(db);
    progress.note(`${counted(counts.imported, kind.name)} imported, ${counted(counts.bad, 'bad lines')}`);
    return counts.bad;
  };
}

/** Reports bad lines, but of those in another encoding only the first: one remedy helps all. */
function badLineReport(note: (text: string) => void): (line: BadLine) => void {
  let isEncodingReported = false;
  return ({ number, reason }) => {
    if (reason !== notUtf8 || !isEncodingReported) note(`line ${number}: ${reason}`);
    isEncodingReported ||= reason === notUtf8;
  };
}

function picturesStep(folder: string): Step {
  return async (_, { dataDir }) => {
    const bad = await importPictures(folder, dataDir);
    for (const { number, reason } of bad) console.error(`picture ${number}: ${reason}`);
    console.error(bad.length > 0 ? 'no pictures imported' : 'pictures imported');
    return bad.length;
  };
}

async function recordsOf(input: AsyncIterable<Uint8Array>, { name, columns }: DataKind) {
  const { format, chunks } = await detectFormat(input);
  if (format === 'ndjson') return jsonRecords(readLines(chunks));
  if (columns) return csvRecords(chunks, columns);
  throw new FileFormatError(`it is CSV, but ${name} are NDJSON: one JSON object on each line`);
}

async function openInput(path: string): Promise<{ chunks: AsyncIterable<Uint8Array>; size: number | undefined }> {
  if (path === '-') return { chunks: process.stdin as AsyncIterable<Uint8Array>, size: undefined };
  await expectReadable(path);
  const status = await stat(path);
  if (status.isDirectory()) throw new FileError(`${path} is a folder. To import its files, omit the kind.`);
  return { chunks: createReadStream(path) as AsyncIterable<Uint8Array>, size: status.size };
}
