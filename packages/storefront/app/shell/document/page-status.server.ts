import { hasStatus } from '@basin/sdk';

/**
 * Returns the status of a page from that of its route and what its loaders threw: 503 where a system behind the shop had no time, because the
 * page may be there a moment later, which 500 would not say.
 */
export function pageStatus(routeStatus: number, errors: Readonly<Record<string, unknown>> | null): number {
  const isBusy = Object.values(errors ?? {}).some((error) => hasStatus(error, 502, 503, 504));
  return isBusy ? 503 : routeStatus;
}
