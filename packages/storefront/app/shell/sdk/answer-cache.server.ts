import { isSdkError } from '@basin/sdk';
import { createAgingCache, type AgingCacheOptions, type Ages } from '../../../server/aging-cache.ts';

/** Returns the answer to a question, loaded unless a recent one is cached. */
export type AnswerCache = <Answer>(question: string, ages: Ages, load: () => Promise<Answer>) => Promise<Answer>;

/** Caches answers that are the same for everybody, by their size as JSON. Answers are frozen. */
export function createAnswerCache(options: Omit<AgingCacheOptions<unknown>, 'sizeOf' | 'isOutage'>): AnswerCache {
  const cache = createAgingCache<unknown>({ ...options, sizeOf, isOutage });
  return async <Answer>(question: string, ages: Ages, load: () => Promise<Answer>): Promise<Answer> =>
    (await cache(question, ages, async () => frozen(await load()))) as Answer; // a question is always loaded by the same call
}

const sizeOf = (answer: unknown): number => 1 + JSON.stringify(answer ?? null).length;

/** Whether the system could not answer; anything else is an answer of its own. */
const isOutage = (problem: unknown): boolean =>
  isSdkError(problem) &&
  (problem.kind === 'http' ? problem.status >= 500 || problem.status === 429 : problem.kind !== 'aborted') &&
  !(problem.kind === 'contract' && problem.direction === 'request');

/** No page may write into what the next one is made of. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
