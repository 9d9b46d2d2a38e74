import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../http/work-queue.ts';
import { languageFolders } from '../texts/add-languages.ts';
import type { DocumentRenderer } from './document-request.ts';

export interface DocumentWorkers {
  /** @throws {QueueFullError} immediately when the queue is full; otherwise the error of the worker */
  readonly render: DocumentRenderer;
  readonly close: () => Promise<void>;
}

/** The start data of a worker. */
export interface DocumentWorkerData {
  readonly languageFolders: readonly string[];
  readonly picturesFolder: string;
}

const maxWorkers = 2;
const maxWaiting = 200;

/** Returns the next document of a worker. @throws when the worker ends first */
async function nextDocumentOf(worker: Worker): Promise<Uint8Array> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The worker that renders the document has ended.');
  });
  try {
    const [bytes] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [Uint8Array];
    return bytes;
  } finally {
    listening.abort();
  }
}

/** Creates workers that render documents off the main thread. They start on demand and are reused. */
export function createDocumentWorkers(
  picturesFolder: string,
  script = new URL('./document-worker.ts', import.meta.url),
): DocumentWorkers {
  const queue = createWorkQueue({ concurrency: maxWorkers, maxWaiting });
  const [all, idle] = [new Set<Worker>(), new Set<Worker>()];
  const start = () => {
    const worker = new Worker(script, {
      execArgv: ['--conditions=@basin/source'],
      workerData: { languageFolders, picturesFolder } satisfies DocumentWorkerData,
    });
    all.add(worker);
    worker.once('exit', () => [all, idle].forEach((workers) => workers.delete(worker)));
    return worker;
  };
  return {
    render: (job) =>
      queue(async () => {
        const [worker = start()] = idle;
        idle.delete(worker);
        worker.ref();
        worker.postMessage(job);
        const bytes = await nextDocumentOf(worker);
        worker.unref(); // an idle worker must not keep the process alive
        idle.add(worker);
        return bytes;
      }),
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
