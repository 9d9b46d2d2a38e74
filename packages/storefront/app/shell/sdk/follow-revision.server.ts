import type { Fetch } from '@basin/sdk';

/** The other processes of the same shop, which announce revision changes to each other. */
export interface Peers {
  readonly announceChange: () => void;
  /** Calls `listener` when another process has announced a change. */
  readonly onChange: (listener: () => void) => void;
}

/** How a revision is read, and what to do when it changes. */
export interface FollowOptions {
  /** Returns undefined when the gateway has no revisions. */
  readonly read: () => Promise<string | undefined>;
  /** Updates data that is not keyed by revision. The old revision stays in use until this resolves. */
  readonly onChange: () => Promise<void>;
  readonly onFailure: (problem: unknown) => void;
  readonly peers?: Peers | undefined;
  /** In epoch milliseconds. */
  readonly now: () => number;
}

const pollIntervalMs = 2_000;
const retryDelayMs = 30_000;

/**
 * Returns a function that returns the latest known revision of catalogue and content, initially empty. Each call reads a
 * newer one in the background, at most every two seconds: a shop without visitors sends no requests.
 */
export function followRevision({ read, onChange, onFailure, peers, now }: FollowOptions): () => string {
  let revision = '';
  let nextMs = -Infinity;

  async function refresh(): Promise<void> {
    nextMs = Infinity;
    let waitMs = retryDelayMs;
    try {
      const newest = await read();
      if (newest === undefined) return;
      const isChanged = revision !== '' && newest !== revision;
      if (isChanged) await onChange();
      revision = newest;
      if (isChanged) peers?.announceChange();
      waitMs = pollIntervalMs;
    } catch (problem) {
      onFailure(problem);
    } finally {
      nextMs = now() + waitMs;
    }
  }

  peers?.onChange(() => void refresh());
  return () => {
    if (now() >= nextMs) void refresh();
    return revision;
  };
}

const timeoutMs = 60_000; // the gateway responds once its index contains the change

/** Returns a function that reads the gateway's revision, or undefined from a gateway without one. */
export const readRevision = (gatewayUrl: string, fetch: Fetch) => async () => {
  const url = new URL('revision', gatewayUrl.endsWith('/') ? gatewayUrl : `${gatewayUrl}/`);
  const response = await fetch(new Request(url, { signal: AbortSignal.timeout(timeoutMs) }));
  if (response.status >= 500) throw new Error(`The request for ${url.pathname} returned status ${response.status}.`);
  // a different gateway may serve a page at this URL
  const body = response.ok ? ((await response.json().catch(() => null)) as { revision?: unknown } | null) : null;
  return typeof body?.revision === 'string' ? body.revision : undefined;
};
