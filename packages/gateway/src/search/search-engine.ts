import type { searchCalls, WireReply } from '@basin/sdk/contract';

/** A question in the dialect of the search service, from a shopper whose persona is known. */
export interface SearchQuestion {
  readonly q?: string | undefined;
  readonly fq?: readonly string[] | undefined;
  /** Fields of the documents; none means all. */
  readonly fl?: readonly string[] | undefined;
  readonly rows?: number | undefined;
  readonly start?: number | undefined;
  /** `field asc` or `field desc`. */
  readonly sort?: string | undefined;
  readonly profilename?: string | undefined;
  readonly collections?: string | undefined;
  /** Whose prices may be seen, beside those of guests. */
  readonly persona: string;
}

export type SearchAnswer = WireReply<typeof searchCalls.listing>;

/**
 * Finds products. The embedded engine keeps an index in this process; a search cluster can stand in its place.
 *
 * Both methods throw a `QueryProblem` for a question that may not be asked.
 */
export interface SearchEngine {
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /** One product with the parts of its bundle. */
  product(slug: string, question: SearchQuestion): Promise<SearchAnswer>;
}
