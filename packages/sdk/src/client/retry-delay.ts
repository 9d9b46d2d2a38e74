import { HttpError, NetworkError } from './errors.ts';

const brokenStatuses: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504]);
const longestPauseMs = 200;

/**
 * How long to wait before sending a call once more; undefined when it must not be. A throttled read waits as long as
 * it was told; a call that changes nothing is repeated after a broken connection or a failed server.
 *
 * @param isRepeatable whether the call's entry allows the repeat after a failure
 * @param random from 0 to 1
 */
export function retryDelayMs(
  error: unknown,
  { isRead, isRepeatable }: { isRead: boolean; isRepeatable: boolean },
  random: number,
): number | undefined {
  const status = error instanceof HttpError ? error.status : undefined;
  const told = error instanceof HttpError ? error.retryAfterMs : undefined;
  if (status === 429) return isRead ? told : undefined;
  const failed = error instanceof NetworkError || (status !== undefined && brokenStatuses.has(status));
  return failed && isRepeatable ? (told ?? random * longestPauseMs) : undefined;
}

/** How long a `Retry-After` header asks to wait, in seconds or until a date. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
