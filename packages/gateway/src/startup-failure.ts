import { isDiskFull } from './store/disk-full.ts';
import { FolderLockedError } from './store/folder-lock.ts';
import type { Environment } from './environment.ts';
import { FinderProblem } from './search/finder.ts';

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
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/**
 * What keeps the gateway from starting, in one line that says what to do; undefined for what nobody foresaw.
 * A database address is named without its password.
 */
export function startupFailure(error: unknown, environment: Environment | undefined): string | undefined {
  if (error instanceof RangeError || error instanceof FolderLockedError) return error.message;
  if (error instanceof FinderProblem) return `${error.message} Check SOLR_URL.`;
  if (!environment) return undefined;
  if (isDiskFull(error)) return `the disk of DATA_DIR ${environment.dataDir} is full`;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const database = databaseName(environment.databaseUrl);
  if (code === 'EADDRINUSE') return `port ${portOf(error)} is in use: stop what listens there, or set GATEWAY_PORT`;
  if (database && (unreachable.has(code) || error.message.startsWith('timeout'))) {
    return `the database at ${database} cannot be reached (${code || 'no answer'}): check DATABASE_URL`;
  }
  if (database && refused.has(code)) return `the database at ${database} refuses: ${error.message}`;
  if (unwritable.has(code)) return `DATA_DIR ${environment.dataDir} cannot be written (${code})`;
  return undefined;
}

const portOf = (error: Error): string => ('port' in error ? String(error.port) : '');

function databaseName(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}
