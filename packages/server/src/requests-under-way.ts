import type { ServerResponse } from 'node:http';

/** The unfinished requests of a server. */
export interface RequestsUnderWay {
  readonly add: (outgoing: ServerResponse) => void;
  /** Resolves when none is left, or after the given time. */
  readonly finished: (withinMs: number) => Promise<void>;
}

export function createRequestsUnderWay(): RequestsUnderWay {
  const all = new Set<ServerResponse>();
  const none = new EventTarget();
  return {
    add(outgoing) {
      all.add(outgoing);
      outgoing.once('close', () => {
        all.delete(outgoing);
        if (all.size === 0) none.dispatchEvent(new Event('none'));
      });
    },
    async finished(withinMs) {
      if (all.size === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        none.addEventListener('none', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
