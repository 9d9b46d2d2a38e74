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

/**
 * The catalogue as every guest sees it, asked with the shop's own guest token and kept for seconds. Nothing of a shopper
 * may go in: not their token, not their search session, and who gives up waiting ends nothing for the others.
 *
 * @param sdk the shop's own, never that of a request
 */
export function createGuestCatalogue(
  { content, catalogue, search, product, inventory }: Catalogue,
  { now, onFailure }: { readonly now: () => number; readonly onFailure: (problem: unknown) => void },
): Catalogue {
  const cache = createAnswerCache({ maxBytes: cacheMaxBytes, now, onFailure });
  const cached =
    <Given, Answer>(name: string, ages: Ages, call: (given: Given) => Promise<Answer>) =>
    (given: Given) =>
      cache(`${name} ${JSON.stringify(given ?? {})}`, ages, () => call(given));
  const session = () => ({ sessionId: searchSessionId('shop', new Date(now())) });
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
}

type Given<CallFunction extends (given: never) => unknown> = Parameters<CallFunction>[0];
