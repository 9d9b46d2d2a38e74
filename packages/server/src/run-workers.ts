import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface WorkersOptions {
  /** How many processes run this program. */
  readonly count: number;
  /** Called when a worker has ended by itself; another one takes its place a second later. */
  readonly onLost: (exit: string) => void;
}

/** Processes that listen on the same port. */
export interface Workers {
  /** Sends SIGTERM to every worker, and SIGKILL to those that have not ended in time. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** A process that should listen has ended before it was ready; it has printed why, unless it was killed. */
export class WorkerStartError extends Error {
  override readonly name = 'WorkerStartError';
}

/** A program that keeps failing does not restart in a tight loop. */
const restartAfterMs = 1_000;

/**
 * Runs this program in as many more processes, which share its ports: each new connection goes to the next process. Other
 * messages of a worker are passed on to all other workers.
 *
 * @returns once every worker has sent `{ ready: true }`
 * @throws {WorkerStartError} when a worker ends before that
 */
export async function runWorkers({ count, onLost }: WorkersOptions): Promise<Workers> {
  let isClosing = false;

  async function run(): Promise<void> {
    const worker = cluster.fork();
    const ended = exitOf(worker).then((exit) => {
      if (!isClosing) void replace(exit);
      throw new WorkerStartError(`a worker ended before it was ready: ${exit}`);
    });
    await Promise.race([readiness(worker), ended]);
  }

  async function replace(exit: string): Promise<void> {
    onLost(exit);
    await wait(restartAfterMs);
    if (!isClosing) await run().catch(() => undefined); // its own end has been reported
  }

  async function close(withinMs: number): Promise<void> {
    isClosing = true;
    await Promise.all(running().map((worker) => stop(worker, withinMs)));
  }

  try {
    await Promise.all(Array.from({ length: count }, run));
  } catch (error) {
    await close(0);
    throw error;
  }
  return { close };
}

/** Node lists a worker for a moment after its end. */
const running = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && !worker.isDead()) as Worker[];

async function exitOf(worker: Worker): Promise<string> {
  const [code, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal ?? `exit code ${String(code)}`;
}

/** Resolves when the worker is ready, and passes its other messages on. */
function readiness(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (message: object) => {
      if ('ready' in message) resolve();
      else for (const other of running()) if (other !== worker) other.send(message, ignoreError);
    });
  });
}

/** For a message to a worker that has just ended. */
const ignoreError = () => undefined;

async function stop(worker: Worker, withinMs: number): Promise<void> {
  const ended = exitOf(worker);
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(timer);
}
