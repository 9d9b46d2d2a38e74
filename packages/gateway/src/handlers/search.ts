import { contract } from '@basin/sdk/contract';
import { guestPersona } from '@basin/domain';
import { HttpProblem, refusal } from '../http-problem.ts';
import { implement } from '../implement.ts';
import type { Principal } from '../principal.ts';
import { QueryProblem } from '../search/query.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** Product search. Whose prices are seen is decided by the token: a persona in the query changes nothing. */
export const searchHandlers = (engine: SearchEngine) =>
  implement(contract.search, {
    listing: ({ principal, query }) => refusing(engine.search({ ...query, persona: personaOf(principal) })),
    query: ({ principal, query }) =>
      refusing(engine.search({ profilename: 'profile_basin_Search', ...query, persona: personaOf(principal) })),
    product: ({ principal, params: { slug }, body }) =>
      refusing(engine.product(slug, { ...body, persona: personaOf(principal) })),
  });

const personaOf = (principal: Principal): string => (principal.kind === 'customer' ? principal.persona : guestPersona);

/** A question that may not be asked is answered 400 with the reason. */
async function refusing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof QueryProblem) throw badQuery(error);
    throw error;
  }
}

const badQuery = ({ message }: QueryProblem): HttpProblem => refusal(400, { code: 'InvalidInput', message });
