import type { searchCalls, WireReply } from '@basin/sdk/contract';

/** A search request in the syntax of the search service, with the shopper's persona. */
export interface SearchRequest {
  readonly q?: string | undefined;
  readonly fq?: readonly string[] | undefined;
  /** The fields of the documents; empty for all. */
  readonly fl?: readonly string[] | undefined;
  readonly rows?: number | undefined;
  readonly start?: number | undefined;
  /** `field asc` or `field desc`. */
  readonly sort?: string | undefined;
  readonly profilename?: string | undefined;
  readonly collections?: string | undefined;
  /** The persona whose prices may be seen, besides those of guests. */
  readonly persona: string;
}

export type SearchResponse = WireReply<typeof searchCalls.listing>;

/**
 * Searches products, in an index in this process or in a Solr cluster.
 *
 * Both methods throw a `QueryProblem` for an invalid or forbidden request.
 */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Returns a product with the parts of its bundle. */
  product(slug: string, request: SearchRequest): Promise<SearchResponse>;
}
