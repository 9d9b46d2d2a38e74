import { isDiskFull } from './disk-full.ts';

/** SQL states and socket errors of a temporarily unavailable database. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'CERT_HAS_EXPIRED',
  '25006', // the server has become a replica
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** Driver errors that have no code. */
const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client was closed',
  'Client has encountered a connection error',
];

/** Whether an error means that the database is temporarily unavailable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (isDiskFull(error)) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return unavailableCodes.has(error.code);
  return unavailableMessages.some((start) => error.message.startsWith(start));
}
