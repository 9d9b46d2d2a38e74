import { KeyFileError } from '../identity/key-file.ts';
import { DataFolderError, dataFolderError, isDamage } from '../database/data-folder-error.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { NewerDatabaseError } from '../database/migrate.ts';
import type { Environment } from './environment.ts';
import { FinderProblem } from '../search/finder.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P03',
  '53300',
]);
const refused = new Set(['28P01', '28000', '3D000']);
/** Errors whose messages already say what to do. */
const explained = [RangeError, DataFolderError, KeyFileError, NewerDatabaseError];
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/**
 * What keeps the gateway from starting, in one line that says what to do; undefined for what nobody foresaw.
 * A database address is named without its password.
 */
export function startupFailure(error: unknown, environment: Environment | undefined): string | undefined {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof FolderLockedError)
    return `${error.message}: stop that one first, or set DATA_DIR to another folder`;
  if (error instanceof FinderProblem) return `${error.message} Check SOLR_URL.`;
  if (!environment) return undefined;
  const isEmbedded = environment.databaseUrl === undefined;
  if (isDiskFull(error) || (isEmbedded && isDamage(error))) return dataFolderError(environment.dataDir, error).message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const database = databaseName(environment.databaseUrl);
  if (code === 'EADDRINUSE') return `port ${portOf(error)} is in use: stop what listens there, or set GATEWAY_PORT`;
  if (database && (unreachable.has(code) || error.message.startsWith('timeout'))) {
    return `the database at ${database} cannot be reached (${code || 'no answer'}): check DATABASE_URL`;
  }
  if (database && refused.has(code)) return `the database at ${database} refuses: ${error.message}`;
  if (unwritable.has(code) || isOfMkdir(error)) {
    return `DATA_DIR ${environment.dataDir} cannot be written (${code}): make it writable, or set DATA_DIR to another folder`;
  }
  return undefined;
}

/** On a read-only disk a folder that is made with its parents fails with ENOENT. */
const isOfMkdir = (error: Error): boolean => 'syscall' in error && error.syscall === 'mkdir';
const portOf = (error: Error): string => ('port' in error ? String(error.port) : '');

function databaseName(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}
