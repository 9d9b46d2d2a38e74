import { guestPersona } from '@basin/domain';
import { problem } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import { QueryProblem } from './query.ts';

/** Whose prices a caller sees: the token decides. */
export const personaOf = (principal: Principal): string =>
  principal.kind === 'customer' ? principal.persona : guestPersona;

/** An answer to a question; one that may not be asked is refused with the reason. */
export async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof QueryProblem) throw problem(400, { code: 'InvalidInput', message: error.message });
    throw error;
  }
}
