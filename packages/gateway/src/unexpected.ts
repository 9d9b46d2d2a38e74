import { HttpProblem } from './http-problem.ts';
import type { Logger } from './log.ts';
import { FinderProblem } from './search/finder.ts';
import { isDiskFull } from './store/disk-full.ts';

const RETRY_AFTER_SECONDS = '1';

/** SQL states and socket errors that mean that the database cannot answer now. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  '53300',
  '57014',
  '57P01',
  '57P03',
]);

/** What the driver says without a code. */
const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client was closed',
  'Client has encountered a connection error',
];

/** What a caller learns of an error that nobody promised: nothing but where to find it in the log. */
export function problemFrom(error: unknown, requestId: string, log: Logger): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isUnavailable(error)) {
    log.warn({ requestId, err: error }, 'what stands behind the gateway is unavailable');
    const body = { statusCode: 503, message: 'Service temporarily unavailable.' };
    return new HttpProblem(503, body, { 'Retry-After': RETRY_AFTER_SECONDS });
  }
  log.error({ requestId, err: error }, 'unexpected error');
  return new HttpProblem(500, { statusCode: 500, message: 'Internal server error', activityId: requestId });
}

/** Whether what stands behind the gateway cannot answer now, and may a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (isDiskFull(error) || error instanceof FinderProblem) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return unavailableCodes.has(error.code);
  return unavailableMessages.some((start) => error.message.startsWith(start));
}
