import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from './disk-full.ts';

const megabyte = 1_000_000;
/** The embedded engine writes its log in files of 16 MB. */
const logFileSpace = 20 * megabyte;

/** The embedded database of a data folder cannot be opened. The message is one line with the reason and the remedy. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Returns the folder of the embedded database inside a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * Explains why the embedded database of a folder failed. The engine aborts without a reason, so this checks the
 * permissions and the disk space, and reports damage when both are fine.
 */
export function dataFolderError(dataDir: string, cause: unknown): DataFolderError {
  return new DataFolderError(explanation(dataDir, cause), { cause });
}

function explanation(dataDir: string, cause: unknown): string {
  const unwritable = writeProblem(dataDir);
  if (unwritable !== undefined) {
    return `DATA_DIR ${dataDir} cannot be written (${unwritable}): make it writable, or set DATA_DIR to another folder`;
  }
  const free = freeBytes(dataDir);
  if (isDiskFull(cause) || (free !== undefined && free < logFileSpace)) {
    const left = free === undefined ? '' : ` (${Math.floor(free / megabyte)} MB left)`;
    return `the disk of DATA_DIR ${dataDir} is full${left}: free some space, or set DATA_DIR to another folder`;
  }
  return (
    `the database in DATA_DIR ${dataDir} is damaged (${reasonOf(cause)}): restore the folder from a backup, ` +
    `or move ${databaseFolder(dataDir)} away to start without data`
  );
}

function writeProblem(dataDir: string): string | undefined {
  const folders = [dataDir, databaseFolder(dataDir)].filter((folder) => existsSync(folder));
  try {
    for (const folder of folders) accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

function freeBytes(dataDir: string): number | undefined {
  if (!existsSync(dataDir)) return undefined;
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

/**
 * Checks that the disk has space for the engine's next log file.
 *
 * @throws {Error} with code ENOSPC
 */
export function expectDiskSpace(folder: string): void {
  const free = freeBytes(folder);
  if (free === undefined || free >= logFileSpace) return;
  throw Object.assign(new Error(`no space left on the disk of ${folder}`), { code: 'ENOSPC' });
}

/** Returns the first sentence of the engine's error message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error) || cause.message === '') return 'the engine does not start';
  return cause.message.split(/\.\s|\n/, 1)[0] ?? '';
}

/**
 * Rejects a database folder without its version file, because the engine would treat it as new and overwrite the data
 * with an empty database.
 *
 * @throws {DataFolderError}
 */
export function expectIntactFolder(dataDir: string): void {
  const folder = databaseFolder(dataDir);
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const holdsData = ['base', 'global'].some((name) => isFilled(join(folder, name)));
  if (holdsData) throw dataFolderError(dataDir, new Error('PG_VERSION is missing'));
}

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** Whether a statement failed because database files are damaged: SQL classes XX and 58, or a crash of the engine. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'RuntimeError') return true;
  return 'code' in error && /^(?:XX|58)\w{3}$/.test(String(error.code));
}
