import { HttpError, NetworkError, TimeoutError } from './errors.ts';

const brokenStatuses: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504]);
const longestPauseMs = 200;

/** Which failures a call may be sent again after. */
export interface Repeatability {
  /** A GET: may be sent again when throttled. */
  readonly isRead: boolean;
  /** A GET, or under an Idempotency-Key: may be sent again when its connection was reset. */
  readonly isIdempotent: boolean;
  /** Changes nothing, as its entry says: may be sent again after any failure of the network or the server. */
  readonly isRepeatable: boolean;
}

/**
 * Returns how long to wait before sending a call once more, or undefined when it must not be sent again. A throttled
 * read waits as long as the response says.
 *
 * @param random from 0 to 1
 */
export function retryDelayMs(
  error: unknown,
  { isRead, isIdempotent, isRepeatable }: Repeatability,
  random: number,
): number | undefined {
  const { status = 0, retryAfterMs: told }: Partial<HttpError> = error instanceof HttpError ? error : {};
  if (status === 429) return isRead ? told : undefined;
  if (isIdempotent && error instanceof NetworkError && error.isReset) return 0; // nothing is overloaded: send it on another connection
  const isSilent = error instanceof NetworkError || error instanceof TimeoutError;
  return isRepeatable && (isSilent || brokenStatuses.has(status)) ? (told ?? random * longestPauseMs) : undefined;
}

const httpDate = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/;

/**
 * How long the headers of an answer ask to wait, in seconds or until a date; a date counts from that of the answer, as
 * the clocks of two machines differ. Undefined when they do not say it, or not readably.
 */
export function retryAfterMs(header: (name: string) => string | null, now: Date): number | undefined {
  const told = header('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(told)) return Number(told) * 1000;
  const waitMs = dateFrom(told) - (dateFrom(header('date')) || now.getTime());
  return waitMs >= 0 ? waitMs : waitMs < 0 ? 0 : undefined;
}

/** Epoch ms; NaN for what is not a date of HTTP, also when only its form is that of one. */
const dateFrom = (text: string | null): number => Date.parse(String(text?.match(httpDate)));
