/** The queue is full: try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs a job when its turn comes. */
export type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * A queue for heavy work: so many jobs run at once, so many wait in order.
 *
 * @throws {QueueFullError} at once, when as many wait as may
 */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  const turn = async () => {
    if (running < atOnce) {
      running++;
      return;
    }
    if (turns.length >= waiting) throw new QueueFullError(`${waiting} jobs wait already.`);
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
