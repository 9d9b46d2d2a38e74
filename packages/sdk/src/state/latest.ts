/** One request at a time: a newer one gives the older up. */
export interface Latest {
  /** The work's result; undefined when a newer one began before it came, whatever became of it. */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
}

/** The newest of several requests counts, however late an older answer comes. @see wire reference, filters */
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
