import type { Fetch } from '@basin/sdk';

/** Where a revision is read, and who hears of a new one. */
export interface FollowOptions {
  /** Undefined when the gateway counts no changes. */
  readonly read: () => Promise<string | undefined>;
  /** Brings up to date what does not ask for the revision; until it resolves, the old one counts. */
  readonly onChange: () => Promise<void>;
  readonly onFailure: (problem: unknown) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

const everyMs = 2_000;
const pauseMs = 30_000;

/**
 * Returns a function that gives the revision of catalogue and content as last read, empty before that. Each call has a newer one looked
 * for in the background, every two seconds at most: a shop that nobody visits asks nothing.
 */
export function followRevision({ read, onChange, onFailure, now }: FollowOptions): () => string {
  let revision = '';
  let nextMs = -Infinity;

  async function look(): Promise<void> {
    nextMs = Infinity;
    let waitMs = pauseMs;
    try {
      const newest = await read();
      if (newest === undefined) return;
      if (revision !== '' && newest !== revision) await onChange();
      revision = newest;
      waitMs = everyMs;
    } catch (problem) {
      onFailure(problem);
    } finally {
      nextMs = now() + waitMs;
    }
  }

  return () => {
    if (now() >= nextMs) void look();
    return revision;
  };
}

const patienceMs = 60_000; // a gateway answers once its index has the change

/** Returns what reads the revision of our own gateway; undefined of one that has none. */
export const readRevision = (gatewayUrl: string, fetch: Fetch) => async () => {
  const url = new URL('revision', gatewayUrl.endsWith('/') ? gatewayUrl : `${gatewayUrl}/`);
  const response = await fetch(new Request(url, { signal: AbortSignal.timeout(patienceMs) }));
  if (response.status >= 500) throw new Error(`${url.pathname} answers ${response.status}`);
  // another gateway may have a page of its own there
  const answer = response.ok ? ((await response.json().catch(() => null)) as { revision?: unknown } | null) : null;
  return typeof answer?.revision === 'string' ? answer.revision : undefined;
};
