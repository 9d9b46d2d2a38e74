import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../database/database.ts';
import { dataKinds, type DataKind } from '../import/kinds.ts';
import type { Environment } from '../main/environment.ts';
import { withDatabase } from './with-database.ts';

/** Writes one kind of data into a file or to standard output, or everything into a folder. */
export function exportCommand(args: readonly string[], environment: Environment): Promise<number | undefined> {
  const [first, path = '-', ...rest] = args;
  const kind = dataKinds.find(({ name }) => name === first);
  if (first === undefined || rest.length > 0 || (!kind && args.length > 1)) return Promise.resolve(undefined);
  return withDatabase(environment, (db) => (kind ? exportFile(db, kind, path) : exportFolder(db, first)));
}

async function exportFolder(db: Db, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const kind of dataKinds) await exportFile(db, kind, join(folder, `${kind.name}.ndjson`));
  return 0;
}

async function exportFile(db: Db, kind: DataKind, path: string): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const item of kind.stored(db)) {
      count++;
      yield `${JSON.stringify(item)}\n`;
    }
  };
  const output: Writable = path === '-' ? process.stdout : createWriteStream(path, { mode: 0o600 });
  await pipeline(Readable.from(lines()), output, { end: path !== '-' });
  console.error(`${count} ${kind.name} exported`);
  return 0;
}
