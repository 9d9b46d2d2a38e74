import { searchSessionId } from '@basin/domain';
import type { SdkCalls } from '@basin/sdk';
import type { Ages } from '../../../server/aging-cache.ts';
import { partTimeoutMs } from './part-timeout.ts';
import { createResponseCache } from './response-cache.server.ts';

/** The calls whose responses are shared: content, and the catalogue for a persona. */
export interface Catalogue {
  readonly content: Pick<SdkCalls['content'], 'pageModel'>;
  readonly catalogue: Pick<SdkCalls['catalogue'], 'rooms' | 'inspirations' | 'restrictions' | 'backOrder'>;
  readonly search: Pick<SdkCalls['search'], 'listing' | 'query' | 'product'>;
  readonly product: Pick<SdkCalls['product'], 'query'>;
  readonly inventory: Pick<SdkCalls['inventory'], 'stock'>;
}

const seconds = (fresh: number, stale: number, staleIfError: number): Ages => ({
  freshMs: fresh * 1000,
  staleMs: stale * 1000,
  staleIfErrorMs: staleIfError * 1000,
});

const pageAges = seconds(30, 300, 3600);
const searchAges = seconds(30, 300, 3600);
const offerAges = seconds(10, 30, 600);
const stockAges = seconds(5, 15, 60);

/** The size of all responses as JSON; in memory they take about three times as much. */
const cacheMaxBytes = 32_000_000;

interface SharedCatalogueOptions {
  /** In epoch milliseconds. */
  readonly now: () => number;
  readonly onFailure: (problem: unknown) => void;
  /** Returns the revision of catalogue and content. Responses of other revisions are not used. */
  readonly revision: () => string;
}

/**
 * Returns the catalogue for a persona, cached for seconds. The gateway reads only the persona from the token that signs
 * a call, so the response does not depend on whose token it is.
 *
 * @param sdk signs uncached calls. It must not be aborted with a request, because other requests may wait for the same
 * response
 */
export type SharedCatalogue = (persona: string, sdk: Catalogue) => Catalogue;

/** Creates one cache for all personas. The cache key contains nothing of a shopper, not even their search session. */
export function createSharedCatalogue({ now, onFailure, revision }: SharedCatalogueOptions): SharedCatalogue {
  const cache = createResponseCache({ maxBytes: cacheMaxBytes, now, onFailure });
  const session = () => ({ sessionId: searchSessionId('shop', new Date(now())) });
  const cachedFor =
    (persona: string) =>
    <Given, Result>(name: string, ages: Ages, call: (given: Given) => Promise<Result>) =>
    async (given: Given) => {
      const own = { isLoading: false };
      const load = () => {
        own.isLoading = true;
        return call(given);
      };
      try {
        return await cache(`${revision()} ${persona} ${name} ${cacheKeyOf(given)}`, ages, load);
      } catch (problem) {
        if (own.isLoading) throw problem;
        return call(given); // the session of the shopper whose request this one joined may have ended
      }
    };
  return (persona, { content, catalogue, search, product, inventory }) => {
    const cached = cachedFor(persona);
    return {
      content: {
        pageModel: cached('pageModel', pageAges, ({ params, query = {} }: Given<typeof content.pageModel>) =>
          content.pageModel({ params, query }),
        ),
      },
      catalogue: {
        rooms: cached('rooms', pageAges, (given: Given<typeof catalogue.rooms>) =>
          catalogue.rooms({ query: given?.query ?? {} }),
        ),
        inspirations: cached('inspirations', pageAges, (given: Given<typeof catalogue.inspirations>) =>
          catalogue.inspirations({ query: given?.query ?? {} }),
        ),
        restrictions: cached('restrictions', searchAges, (given: Given<typeof catalogue.restrictions>) =>
          catalogue.restrictions({ body: given?.body ?? {}, timeoutMs: partTimeoutMs }),
        ),
        backOrder: cached('backOrder', offerAges, (given: Given<typeof catalogue.backOrder>) =>
          catalogue.backOrder({ query: given?.query ?? {}, timeoutMs: partTimeoutMs }),
        ),
      },
      search: {
        listing: cached('listing', searchAges, (given: Given<typeof search.listing>) =>
          search.listing({ query: { ...given?.query, ...session() } }),
        ),
        query: cached('search', searchAges, (given: Given<typeof search.query>) =>
          search.query({ query: { ...given?.query, ...session() } }),
        ),
        product: cached('product', searchAges, ({ params, body }: Given<typeof search.product>) =>
          search.product({ params, body: { ...body, ...session() } }),
        ),
      },
      product: {
        query: cached('offer', offerAges, ({ query }: Given<typeof product.query>) => product.query({ query })),
      },
      inventory: {
        stock: cached('stock', stockAges, ({ query }: Given<typeof inventory.stock>) =>
          inventory.stock({ query, timeoutMs: partTimeoutMs }),
        ),
      },
    };
  };
}

/** Returns the cache key of a call, without the caller's search session. */
const cacheKeyOf = (given: unknown): string =>
  JSON.stringify(given ?? {}, (key, value: unknown) => (key === 'sessionId' ? undefined : value));

type Given<CallFunction extends (given: never) => unknown> = Parameters<CallFunction>[0];
