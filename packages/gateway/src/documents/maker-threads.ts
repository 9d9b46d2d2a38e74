import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../http/work-queue.ts';
import { languageFolders } from '../texts/add-languages.ts';
import type { DocumentMaker } from './document-request.ts';

export interface MakerThreads {
  /** @throws {QueueFullError} at once, when as many wait as may; else what went wrong in the thread */
  readonly make: DocumentMaker;
  readonly close: () => Promise<void>;
}

/** What a thread gets at its start. */
export interface MakerThreadData {
  readonly languageFolders: readonly string[];
  readonly picturesFolder: string;
}

const MOST_THREADS = 2;
const WAITING = 200;

/** The next answer of a thread. @throws what ended the thread before it */
async function answerOf(worker: Worker): Promise<Uint8Array> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that made the document has ended.');
  });
  try {
    const [bytes] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [Uint8Array];
    return bytes;
  } finally {
    listening.abort();
  }
}

/** Makes documents beside the requests: in few threads, started when they are needed and kept for the next document. */
export function createMakerThreads(
  picturesFolder: string,
  thread = new URL('./maker-thread.ts', import.meta.url),
): MakerThreads {
  const queue = createWorkQueue({ atOnce: MOST_THREADS, waiting: WAITING });
  const [all, idle] = [new Set<Worker>(), [] as Worker[]];
  const start = () => {
    const worker = new Worker(thread, {
      execArgv: ['--conditions=@basin/source'],
      workerData: { languageFolders, picturesFolder } satisfies MakerThreadData,
    });
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    return worker;
  };
  return {
    make: (job) =>
      queue(async () => {
        const worker = idle.pop() ?? start();
        worker.ref();
        worker.postMessage(job);
        const bytes = await answerOf(worker);
        worker.unref(); // an idle thread keeps no process from ending
        idle.push(worker);
        return bytes;
      }),
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
