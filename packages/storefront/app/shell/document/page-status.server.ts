import { hasStatus } from '@basin/sdk';

/**
 * Returns a page's status from its route's status and its loader errors. It is 503 when the back end was unavailable,
 * because a retry may succeed, which a 500 would not indicate.
 */
export function pageStatus(routeStatus: number, errors: Readonly<Record<string, unknown>> | null): number {
  const isBusy = Object.values(errors ?? {}).some((error) => hasStatus(error, 502, 503, 504));
  return isBusy ? 503 : routeStatus;
}
