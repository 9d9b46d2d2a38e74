import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { caseAttachments } from '../contact/index.ts';
import type { Environment } from '../main/environment.ts';
import { writeTo } from './file-error.ts';
import { readArguments } from './read-arguments.ts';
import { replaceFile } from './replace-file.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

/** Saves the files that a case has attached into a folder, under the number of the case, and prints their paths. */
export async function saveAttachments(args: readonly string[], environment: Environment): Promise<number> {
  const [number, folder, unexpected] = readArguments(args, {}).positionals;
  if (number === undefined || folder === undefined)
    throw new UsageError('contact attachments needs the number of a case and a folder.');
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  const files = await withDatabase(environment, (db) => caseAttachments(db, number.toUpperCase()));
  if (files.length === 0) console.error('No attachments.');
  else await writeTo(folder, () => mkdir(folder, { recursive: true }));
  for (const { name, bytes } of files) {
    const path = join(folder, name);
    await writeTo(path, () => replaceFile(path, [bytes]));
    console.log(path);
  }
  return 0;
}
