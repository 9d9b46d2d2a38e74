import { searchSessionId } from '@basin/domain';
import type { SdkCalls } from '@basin/sdk';
import type { Ages } from '../../../server/aging-cache.ts';
import { createAnswerCache } from './answer-cache.server.ts';

/** The calls that fill pages for everybody: content, and the catalogue as a shopper of a kind sees it. */
export interface Catalogue {
  readonly content: Pick<SdkCalls['content'], 'pageModel'>;
  readonly catalogue: Pick<SdkCalls['catalogue'], 'rooms' | 'inspirations' | 'restrictions' | 'backOrder'>;
  readonly search: Pick<SdkCalls['search'], 'listing' | 'query' | 'product'>;
  readonly product: Pick<SdkCalls['product'], 'query'>;
  readonly inventory: Pick<SdkCalls['inventory'], 'stock'>;
}

const seconds = (fresh: number, stale: number, kept: number): Ages => ({
  freshMs: fresh * 1000,
  staleMs: stale * 1000,
  keptMs: kept * 1000,
});

const pageAges = seconds(30, 300, 3600);
const searchAges = seconds(30, 300, 3600);
const offerAges = seconds(10, 30, 600);
const stockAges = seconds(5, 15, 60);

/** Of all answers as JSON; in memory they take about three times as much. */
const cacheMaxBytes = 32_000_000;

interface SharedCatalogueOptions {
  /** Epoch ms. */
  readonly now: () => number;
  readonly onFailure: (problem: unknown) => void;
  /** Of catalogue and content: an answer of another one is not given any more. */
  readonly revision: () => string;
}

/**
 * Returns the catalogue as every shopper of a persona sees it, cached for seconds. The gateway reads the persona from the
 * token that signs a call, and nothing else of the shopper: whose token it was makes no difference to the answer.
 *
 * @param sdk signs what is not cached. It must not end with a request: others may wait for the same answer
 */
export type SharedCatalogue = (persona: string, sdk: Catalogue) => Catalogue;

/** One cache for all personas. Nothing of a shopper goes into a question: not their search session either. */
export function createSharedCatalogue({ now, onFailure, revision }: SharedCatalogueOptions): SharedCatalogue {
  const cache = createAnswerCache({ maxBytes: cacheMaxBytes, now, onFailure });
  const session = () => ({ sessionId: searchSessionId('shop', new Date(now())) });
  const cachedFor =
    (persona: string) =>
    <Given, Answer>(name: string, ages: Ages, call: (given: Given) => Promise<Answer>) =>
    async (given: Given) => {
      const asked = { itself: false };
      const load = () => {
        asked.itself = true;
        return call(given);
      };
      try {
        return await cache(`${revision()} ${persona} ${name} ${questionOf(given)}`, ages, load);
      } catch (problem) {
        if (asked.itself) throw problem;
        return call(given); // another shopper's session may have ended while they asked
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
          catalogue.restrictions({ body: given?.body ?? {} }),
        ),
        backOrder: cached('backOrder', offerAges, (given: Given<typeof catalogue.backOrder>) =>
          catalogue.backOrder({ query: given?.query ?? {} }),
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
          search.product({ params, body }),
        ),
      },
      product: {
        query: cached('offer', offerAges, ({ query }: Given<typeof product.query>) => product.query({ query })),
      },
      inventory: {
        stock: cached('stock', stockAges, ({ query }: Given<typeof inventory.stock>) => inventory.stock({ query })),
      },
    };
  };
}

/** A question without the search session of its caller. */
const questionOf = (given: unknown): string =>
  JSON.stringify(given ?? {}, (key, value: unknown) => (key === 'sessionId' ? undefined : value));

type Given<CallFunction extends (given: never) => unknown> = Parameters<CallFunction>[0];
