import { HttpProblem } from './http-problem.ts';
import type { Logger } from './log.ts';
import { isUnavailable } from '../database/is-unavailable.ts';

const retryAfterSeconds = '1';

/** A system other than the database is temporarily unavailable; callers get a 503. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** Converts an unexpected error to a 500 or 503 that reveals only the request id of its log line. */
export function problemFrom(error: unknown, requestId: string, log: Logger): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof UnavailableError || isUnavailable(error)) {
    log.warn({ requestId, err: error }, 'a backing service is unavailable');
    const body = { statusCode: 503, message: 'Service temporarily unavailable.' };
    return new HttpProblem(503, body, { 'Retry-After': retryAfterSeconds });
  }
  log.error({ requestId, err: error }, 'unexpected error');
  return new HttpProblem(500, { statusCode: 500, message: 'Internal server error', activityId: requestId });
}
