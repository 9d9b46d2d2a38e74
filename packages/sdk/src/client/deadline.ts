/** Ends a piece of work from outside: when its time is up, or when its caller gives it up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** What is left of the time. */
  remainingMs: () => number;
}

/** Why the work was ended. */
export type EndReason = 'timeout' | 'aborted';

/** The work was ended before it was done. */
export class Ended extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Gives the work's result if it comes in time, else throws `Ended`. The work is told by its signal; one that does not
 * listen is left behind.
 */
export async function withinTime<Result>(
  timeoutMs: number,
  given: AbortSignal | undefined,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  if (given?.aborted) throw new Ended('aborted');
  const controller = new AbortController();
  const endsAtMs = performance.now() + timeoutMs;
  let end: (reason: EndReason) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      const problem = new Ended(reason);
      reject(problem);
      controller.abort(problem);
    };
  });
  const giveUp = () => end('aborted');
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  given?.addEventListener('abort', giveUp);
  try {
    const remainingMs = () => Math.max(0, endsAtMs - performance.now());
    return await Promise.race([ended, work({ signal: controller.signal, remainingMs })]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
