import { HttpError, NetworkError, TimeoutError } from './errors.ts';

const failureStatuses: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504]);
const maxDelayMs = 200;

/** The failures after which a call can be retried. */
export interface Repeatability {
  /** A GET: can be retried when rate-limited. */
  readonly isRead: boolean;
  /** A GET, or a call with an Idempotency-Key: can be retried when its connection was reset. */
  readonly isIdempotent: boolean;
  /** Has no side effects, according to its entry: can be retried after any network or server failure. */
  readonly isRepeatable: boolean;
}

/**
 * Returns how long to wait before retrying a call, or undefined when it must not be retried. A rate-limited read waits
 * as long as the response requires.
 *
 * @param random from 0 to 1
 */
export function retryDelayMs(
  error: unknown,
  { isRead, isIdempotent, isRepeatable }: Repeatability,
  random: number,
): number | undefined {
  const { status = 0, retryAfterMs: serverDelayMs }: Partial<HttpError> = error instanceof HttpError ? error : {};
  if (status === 429) return isRead ? serverDelayMs : undefined;
  if (isIdempotent && error instanceof NetworkError && error.isReset) return 0; // the server is not overloaded: retry on another connection
  const isSilent = error instanceof NetworkError || error instanceof TimeoutError;
  return isRepeatable && (isSilent || failureStatuses.has(status)) ? (serverDelayMs ?? random * maxDelayMs) : undefined;
}

const httpDate = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/;

/**
 * Returns how long a response asks to wait, from a number of seconds or a date; a date is relative to the date of the
 * response, because the clocks of two machines differ. Returns undefined when the header is missing or invalid.
 */
export function retryAfterMs(header: (name: string) => string | null, now: Date): number | undefined {
  const value = header('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const waitMs = dateFrom(value) - (dateFrom(header('date')) || now.getTime());
  return waitMs >= 0 ? waitMs : waitMs < 0 ? 0 : undefined;
}

/** Returns epoch ms; NaN for a string that is not a valid HTTP date. */
const dateFrom = (text: string | null): number => Date.parse(String(text?.match(httpDate)));
