import { isSdkError } from '@basin/sdk';

/** How old an answer may be. */
export interface AnswerAges {
  /** Given as it is. */
  readonly freshMs: number;
  /** Given at once while the next one is asked for. */
  readonly staleMs: number;
  /** Given only when no next one can be had. */
  readonly keptMs: number;
}

export interface AnswerCacheOptions extends AnswerAges {
  /** The most answers that are kept; the one asked for longest ago goes first. */
  readonly most: number;
  /** Epoch ms. */
  readonly now: () => number;
  /** Told of a failure that nobody sees because an older answer was given. */
  readonly onFailure: (problem: unknown) => void;
}

interface Kept<Answer> {
  readonly answer: Answer;
  readonly askedMs: number;
  /** No next one is asked for before: it is fresh, or the last try failed. */
  readonly restsUntilMs: number;
}

const restMs = 5_000;

/**
 * Answers by question, for what is the same for everybody who asks. One question is asked once at a time; a failure is
 * never kept, and an answer that is too old or says that there is nothing any more is forgotten. Answers are frozen.
 */
export function createAnswerCache<Answer>(options: AnswerCacheOptions) {
  const { freshMs, staleMs, keptMs, most, now, onFailure } = options;
  const answers = new Map<string, Kept<Answer>>();
  const flights = new Map<string, Promise<Answer>>();

  const keep = (question: string, kept: Kept<Answer>) => {
    answers.delete(question);
    answers.set(question, kept);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
  };

  const ask = async (question: string, load: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = frozen(await load());
      keep(question, { answer, askedMs: now(), restsUntilMs: now() + freshMs });
      return answer;
    } catch (problem) {
      const old = answers.get(question);
      if (!isOutage(problem) || !old || now() >= old.askedMs + keptMs) {
        answers.delete(question);
        throw problem;
      }
      onFailure(problem);
      keep(question, { ...old, restsUntilMs: now() + restMs });
      return old.answer;
    }
  };

  const start = (question: string, load: () => Promise<Answer>): Promise<Answer> => {
    const flight = ask(question, load).finally(() => flights.delete(question));
    flights.set(question, flight);
    return flight;
  };

  return (question: string, load: () => Promise<Answer>): Promise<Answer> => {
    const old = answers.get(question);
    const ageMs = old ? now() - old.askedMs : Infinity;
    if (old && now() < old.restsUntilMs && ageMs < keptMs) return Promise.resolve(old.answer);
    const running = flights.get(question);
    const flight = running ?? start(question, load);
    if (!old || ageMs >= staleMs) return flight;
    if (!running) flight.catch(onFailure); // the next who asks gets the refusal itself
    return Promise.resolve(old.answer);
  };
}

/** The system could not answer; anything else is an answer of its own. */
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
