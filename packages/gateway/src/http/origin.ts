/** Serves the requests of one origin. */
export interface Origin {
  /** @param peer the IP address of the connected peer; undefined for a caller within this process */
  readonly fetch: (request: Request, peer?: string) => Response | Promise<Response>;
}

/** The whole back end: the gateway API and the other systems, each with its own origin. */
export interface Gateway extends Origin {
  readonly author: Origin;
  readonly identity: Origin;
  readonly images: Origin;
  readonly payment: Origin;
  /** Builds what the first request would otherwise wait for: the postal codes and the search index. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}
