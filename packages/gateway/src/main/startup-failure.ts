import { listenFailure } from '@basin/server';
import { KeyFileError } from '../identity/key-file.ts';
import { DataFolderError, dataFolderError, isDamage } from '../database/data-folder-error.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { NewerDatabaseError } from '../database/migrate.ts';
import type { Environment } from './environment.ts';
import { FinderProblem } from '../search/finder.ts';

const rejected = new Set(['28P01', '28000', '3D000']);
/** What to do when the user may not create or write the tables, or the server is a replica or has a full disk. */
const unusable = new Map([
  ['42501', 'make its user the owner of the database'],
  ['25006', 'set DATABASE_URL to the server that takes writes'],
  ['53100', 'free some space on its disk'],
]);
/** Errors whose messages already name the fix. */
const selfExplanatory = [RangeError, DataFolderError, KeyFileError, NewerDatabaseError];
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/**
 * Describes a startup error and its fix in one line, without the database password. Returns undefined for an unexpected
 * error.
 */
export function startupFailure(error: unknown, environment: Environment | undefined): string | undefined {
  if (selfExplanatory.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof FolderLockedError)
    return `${error.message}: stop that one first, or set DATA_DIR to another folder`;
  const problem = listenFailure(error, 'GATEWAY_PORT');
  if (problem !== undefined) return problem;
  if (error instanceof FinderProblem) return `${error.message} Check SOLR_URL.`;
  if (!environment) return undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const database = databaseName(environment.databaseUrl);
  if (error instanceof Error && database && unusable.has(code))
    return `the database at ${database} cannot be used (${error.message}): ${unusable.get(code)}`;
  if (isDiskFull(error) || (!database && isDamage(error))) return dataFolderError(environment.dataDir, error).message;
  if (!(error instanceof Error)) return undefined;
  if (database && isTlsError(error, code))
    return `the database at ${database} cannot be reached by TLS (${error.message}): check sslmode and sslrootcert in DATABASE_URL`;
  if (database && isUnavailable(error))
    return `the database at ${database} cannot be reached (${code || error.message}): check DATABASE_URL`;
  if (database && rejected.has(code)) return `the database at ${database} rejects the connection: ${error.message}`;
  if (unwritable.has(code) || isMkdirError(error)) {
    return `DATA_DIR ${environment.dataDir} cannot be written (${code}): make it writable, or set DATA_DIR to another folder`;
  }
  return undefined;
}

/** Whether a certificate is not valid or its file is missing, or the server has no TLS. */
const isTlsError = ({ message }: Error, code: string): boolean =>
  /CERT|LEAF_SIGNATURE/.test(code) || message.includes('SSL') || (code === 'ENOENT' && message.includes(', open '));

/** On a read-only disk a recursive mkdir fails with ENOENT. */
const isMkdirError = (error: Error): boolean => 'syscall' in error && error.syscall === 'mkdir';

function databaseName(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}
