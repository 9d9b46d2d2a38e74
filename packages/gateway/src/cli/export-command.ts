import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../database/database.ts';
import { csvLines } from '../import/csv-lines.ts';
import { exportPictures } from '../import/import-pictures.ts';
import { dataKinds, type DataKind } from '../import/kinds.ts';
import type { Environment } from '../main/environment.ts';
import { counted } from './counted.ts';
import { writeTo } from './file-error.ts';
import { readArguments } from './read-arguments.ts';
import { replaceFile } from './replace-file.ts';
import { unknownKind } from './unknown-kind.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

const pictures = 'pictures';

/** Exports one kind of data to a file or standard output, or all data to a folder. */
export async function exportCommand(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals } = readArguments(args, {});
  const [first, path = '-', unexpected] = positionals;
  const kind = dataKinds.find(({ name }) => name === first);
  const isOne = kind !== undefined || first === pictures;
  if (first === undefined) throw new UsageError('export needs a folder, or a kind and a file.');
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (!isOne && positionals.length > 1) throw unknownKind(first);
  if (!isOne && /\.(?:csv|ndjson)$/i.test(first)) throw new UsageError(`export needs a kind before the file ${first}.`);
  if (first === pictures) {
    if (path === '-') throw new UsageError('export pictures needs a folder.');
    return exportFilesOf(environment, path);
  }
  if (kind && !kind.columns && isCsv(path))
    throw new UsageError(`${kind.name} are NDJSON, not CSV: end the name of the file in .ndjson.`);
  await withDatabase(environment, (db) =>
    writeTo(kind ? path : first, () => (kind ? exportFile(db, kind, path) : exportFolder(db, first))),
  );
  return kind ? 0 : exportFilesOf(environment, join(first, pictures));
}

async function exportFolder(db: Db, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const kind of dataKinds) await exportFile(db, kind, join(folder, `${kind.name}.ndjson`));
}

async function exportFilesOf({ dataDir }: Environment, folder: string): Promise<number> {
  if (await writeTo(folder, () => exportPictures(dataDir, folder))) console.error('pictures exported');
  return 0;
}

/** Writes CSV to a file of that name, else NDJSON. */
async function exportFile(db: Db, kind: DataKind, path: string): Promise<void> {
  let count = 0;
  const items = async function* () {
    for await (const item of kind.stored(db)) {
      count++;
      yield item;
    }
  };
  const lines = kind.columns && isCsv(path) ? csvLines(items(), kind.columns) : jsonLines(items());
  if (path === '-') await pipeline(Readable.from(lines), process.stdout, { end: false });
  else await replaceFile(path, lines);
  console.error(`${counted(count, kind.name)} exported`);
}

const isCsv = (path: string): boolean => path.toLowerCase().endsWith('.csv');

async function* jsonLines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}
