import { contract } from '@basin/sdk/contract';
import { implement } from '../http/implement.ts';
import { answered, personaOf } from './asking.ts';
import type { SearchEngine } from './search-engine.ts';

/** Product search. Whose prices are seen is decided by the token: a persona in the query changes nothing. */
export const searchHandlers = (engine: SearchEngine) =>
  implement(contract.search, {
    listing: ({ principal, query }) => answered(engine.search({ ...query, persona: personaOf(principal) })),
    query: ({ principal, query }) =>
      answered(engine.search({ profilename: 'profile_basin_Search', ...query, persona: personaOf(principal) })),
    product: ({ principal, params: { slug }, body }) =>
      answered(engine.product(slug, { ...body, persona: personaOf(principal) })),
  });
