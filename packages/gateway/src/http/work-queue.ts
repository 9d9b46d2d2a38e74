/** The queue is full; the caller can try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs a job as soon as the queue allows it. */
export type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for heavy work with a maximum number of concurrent and of waiting jobs.
 *
 * @throws {QueueFullError} immediately, when the maximum number of jobs is waiting
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  const turn = async () => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (turns.length >= maxWaiting) throw new QueueFullError(`${maxWaiting} jobs are already waiting.`);
    await new Promise<void>((resolve) => turns.push(resolve));
  };
  const done = () => {
    const next = turns.shift();
    if (next) next();
    else running--;
  };
  return async (job) => {
    await turn();
    try {
      return await job();
    } finally {
      done();
    }
  };
}
