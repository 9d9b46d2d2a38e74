import { contract } from '@basin/sdk/contract';
import { implement } from '../http/implement.ts';
import { withQueryErrors, personaOf } from './query-errors.ts';
import type { SearchEngine } from './search-engine.ts';

/** Handlers of product search. The token decides whose prices are shown; a persona in the query is ignored. */
export const searchHandlers = (engine: SearchEngine) =>
  implement(contract.search, {
    listing: ({ principal, query }) => withQueryErrors(engine.search({ ...query, persona: personaOf(principal) })),
    query: ({ principal, query }) =>
      withQueryErrors(engine.search({ profilename: 'profile_basin_Search', ...query, persona: personaOf(principal) })),
    product: ({ principal, params: { slug }, body }) =>
      withQueryErrors(engine.product(slug, { ...body, persona: personaOf(principal) })),
  });
