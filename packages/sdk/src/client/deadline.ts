import { AbortedError, TimeoutError, type CallFacts } from './errors.ts';

/** The signal that ends a piece of work: on timeout, or when its caller aborts it. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Time in `performance.now()`. */
  readonly endsAtMs: number;
}

/** Options of a caller that waits for shared work. */
export interface WaitOptions {
  /** Stops waiting; the work continues for other callers. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns the result of the work if it finishes in time, otherwise throws the error of a call. The signal notifies the
 * work; work that ignores the signal is abandoned.
 *
 * @param timeoutMs Infinity, or from 2e9 on, for no timeout
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  facts: CallFacts,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw new AbortedError(facts);
  const controller = new AbortController();
  let end!: (error: Error) => void;
  // not a listener of the controller's signal: fetch retains that for a while, and with it the listeners and all they
  // reference
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const giveUp = () => end(new AbortedError(facts));
  signal?.addEventListener('abort', giveUp); // before the timer, because it throws for a value that is no signal
  // a timer for longer than 2 ** 31 ms fires at once
  const timer = timeoutMs < 2e9 ? setTimeout(() => end(new TimeoutError(facts, timeoutMs)), timeoutMs) : undefined;
  try {
    return await Promise.race([ended, work({ signal: controller.signal, endsAtMs: performance.now() + timeoutMs })]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
