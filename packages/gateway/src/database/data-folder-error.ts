import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
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
    return `DATA_DIR ${dataDir} cannot be written (${unwritable}): make all of it writable, or set DATA_DIR to another folder`;
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

/** Checks each file, because a command that another user ran leaves files that only that user can write. */
function writeProblem(dataDir: string): string | undefined {
  try {
    for (const path of [dataDir, ...databasePaths(dataDir)].filter((path) => existsSync(path)))
      accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) return 'unknown';
    const isInside = 'path' in error && error.path !== dataDir;
    return isInside ? `${String(error.code)}, ${String(error.path)}` : String(error.code);
  }
}

function databasePaths(dataDir: string): string[] {
  const folder = databaseFolder(dataDir);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))];
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

/**
 * Whether a statement failed because database files are damaged or belong to another user: SQL classes XX and 58, the
 * code of missing rights, which the only user of the embedded engine never lacks otherwise, or a crash of the engine.
 */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'RuntimeError') return true;
  return 'code' in error && /^(?:(?:XX|58)\w{3}|42501)$/.test(String(error.code));
}
