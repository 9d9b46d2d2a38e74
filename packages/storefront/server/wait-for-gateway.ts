import { setTimeout as delay } from 'node:timers/promises';

const pollIntervalMs = 500;
const unavailableStatuses = [502, 503, 504];

/**
 * Resolves once the gateway is ready. Checked at startup only: if the shop reported later gateway failures, it would be
 * taken out of service as well and could not serve its error pages. A gateway without the health path counts as ready.
 */
export async function waitForGateway(
  gatewayUrl: string,
  { fetch = globalThis.fetch, intervalMs = pollIntervalMs } = {},
): Promise<void> {
  const url = new URL('/health/ready', gatewayUrl);
  const isReady = async () => {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await body?.cancel();
    return !unavailableStatuses.includes(status);
  };
  while (!(await isReady().catch(() => false))) await delay(intervalMs, undefined, { ref: false });
}
