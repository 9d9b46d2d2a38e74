import { guestPersona } from '@basin/domain';
import { problem } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import { QueryProblem } from './query.ts';

/** Returns the persona whose prices a caller sees, according to their token. */
export const personaOf = (principal: Principal): string =>
  principal.kind === 'customer' ? principal.persona : guestPersona;

/** Awaits a search; responds with 400 and the reason when its query is invalid. */
export async function withQueryErrors<Response>(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof QueryProblem) throw problem(400, { code: 'InvalidInput', message: error.message });
    throw error;
  }
}
