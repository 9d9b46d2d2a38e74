import { isSdkError } from '@basin/sdk';
import { LRUCache } from 'lru-cache';

/** How old an answer may be. */
export interface AnswerAges {
  /** Returned as it is. */
  readonly freshMs: number;
  /** Returned at once while the next one is fetched. */
  readonly staleMs: number;
  /** Returned only while the system behind cannot answer. */
  readonly keptMs: number;
}

export interface AnswerCacheOptions {
  /** The size of all answers together as JSON; the one used longest ago goes first. */
  readonly maxBytes: number;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called with a failure that nobody sees because an older answer was returned. */
  readonly onFailure: (problem: unknown) => void;
}

/** Returns the answer to a question, loaded unless a recent one is cached. */
export type AnswerCache = <Answer>(question: string, ages: AnswerAges, load: () => Promise<Answer>) => Promise<Answer>;

interface CachedAnswer {
  readonly answer: unknown;
  readonly loadedMs: number;
}

interface Load {
  readonly ages: AnswerAges;
  readonly load: () => Promise<unknown>;
  /** Whether the caller already has an older answer, so that nobody sees this load fail. */
  readonly isInBackground: boolean;
}

const outageRestMs = 5_000;

/**
 * Caches answers that are the same for everybody. Each question is loaded once at a time; a failure is never cached, and
 * an answer that is too old, or that the system behind no longer gives, is dropped. Answers are frozen.
 */
export function createAnswerCache({ maxBytes, now, onFailure }: AnswerCacheOptions): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer, Load>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, question) => sizeOf(answer) + question.length,
    perf: { now },
    ttlResolution: 0, // the clock above is the only one
    ttl: 1, // each answer has its own
    ignoreFetchAbort: true, // an answer that leaves the cache while it is loaded still goes to its callers
    async fetchMethod(_, old, { options, context: { ages, load, isInBackground } }) {
      options.ttl = ages.freshMs;
      try {
        return { answer: frozen(await load()), loadedMs: now() };
      } catch (problem) {
        const outlivesOutage = isOutage(problem) && old && now() < old.loadedMs + ages.keptMs;
        if (outlivesOutage || isInBackground) onFailure(problem);
        if (!outlivesOutage) throw problem;
        options.ttl = outageRestMs;
        return old;
      }
    },
  });

  return async <Answer>(question: string, ages: AnswerAges, load: () => Promise<Answer>): Promise<Answer> => {
    const old = cache.peek(question, { allowStale: true });
    const allowStale = old !== undefined && now() < old.loadedMs + ages.staleMs;
    const { answer } = await cache.forceFetch(question, {
      allowStale,
      context: { ages, load, isInBackground: allowStale },
    });
    return answer as Answer; // a question is always loaded by the same call
  };
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
