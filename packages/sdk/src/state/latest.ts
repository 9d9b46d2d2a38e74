/** Runs one request at a time: a newer one aborts the older one. */
export interface Latest {
  /** Returns the result of the work; undefined when a newer request has started. */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
}

/**
 * Creates a runner in which only the newest request counts, even if an older response arrives later.
 *
 * @see wire reference, filters
 */
export function createLatest(): Latest {
  let current = new AbortController();
  return {
    async run(work) {
      current.abort();
      const own = (current = new AbortController());
      try {
        const result = await work(own.signal);
        return own === current ? result : undefined;
      } catch (problem) {
        if (own !== current) return undefined;
        throw problem;
      }
    },
  };
}
