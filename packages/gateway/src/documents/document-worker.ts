/** A worker that renders one document at a time. An error ends the worker and rejects the caller's promise. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentJob } from './document-request.ts';
import { addLanguages } from '../texts/add-languages.ts';
import { createDocumentRenderer } from './document-renderer.ts';
import type { DocumentWorkerData } from './document-workers.ts';

const { languageFolders, picturesFolder } = workerData as DocumentWorkerData;
languageFolders.forEach(addLanguages);
const render = createDocumentRenderer(picturesFolder);

async function postDocument(job: DocumentJob): Promise<void> {
  const bytes = new Uint8Array(await render(job)); // a copy, because a slice of a buffer pool cannot be transferred
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

parentPort?.on('message', (job: DocumentJob) => void postDocument(job));
