import { setTimeout as delay } from 'node:timers/promises';

const everyMs = 500;
const unavailable = [502, 503, 504];

/**
 * Resolves once a gateway is ready to serve. It is asked at the start only: a shop that reported its gateway's later
 * troubles would be taken out of service with it, error pages and all. A gateway without the path counts as ready.
 */
export async function whenReady(
  gatewayUrl: string,
  { fetch = globalThis.fetch, intervalMs = everyMs } = {},
): Promise<void> {
  const address = new URL('/health/ready', gatewayUrl);
  const isReady = async () => {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await body?.cancel();
    return !unavailable.includes(status);
  };
  while (!(await isReady().catch(() => false))) await delay(intervalMs, undefined, { ref: false });
}
