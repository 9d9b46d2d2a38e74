/** Answers requests of one origin. */
export interface Origin {
  /** @param peer the address at the other end of the connection; none for a caller within this process */
  readonly fetch: (request: Request, peer?: string) => Response | Promise<Response>;
}

/** The whole back end: the gateway API and the systems beside it, each for an origin of its own. */
export interface Gateway extends Origin {
  readonly author: Origin;
  readonly identity: Origin;
  readonly images: Origin;
  readonly payment: Origin;
  /** Builds what the first request would wait for: the postal codes, and the search index of the catalogue as it is now. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}
