import { AbortedError, TimeoutError, type CallFacts } from './errors.ts';

/** Ends a piece of work from outside: when its time is up, or when its caller gives it up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** By `performance.now()`. */
  readonly endsAtMs: number;
}

/** How someone waits for what others wait for too. */
export interface Waiting {
  /** Gives the waiting up; the work goes on for the others. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Gives the work's result if it comes in time, else throws what a call throws then. The work learns it by its signal; one
 * that does not listen is left behind.
 *
 * @param timeoutMs as long as it takes when it is Infinity
 */
export async function withinTime<Result>(
  timeoutMs: number,
  given: AbortSignal | undefined,
  facts: CallFacts,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  if (given?.aborted) throw new AbortedError(facts);
  const controller = new AbortController();
  let end!: (error: Error) => void;
  // not a listener of the signal: fetch keeps that for a while, and with it the listeners and all they hold
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const giveUp = () => end(new AbortedError(facts));
  const timer = timeoutMs < Infinity ? setTimeout(() => end(new TimeoutError(facts, timeoutMs)), timeoutMs) : undefined;
  given?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([ended, work({ signal: controller.signal, endsAtMs: performance.now() + timeoutMs })]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
