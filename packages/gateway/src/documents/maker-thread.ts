/** A thread that makes one document after the other. One that cannot be made ends the thread, and its caller hears why. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentJob } from './document-request.ts';
import { addLanguages } from '../texts/add-languages.ts';
import { createDocumentMaker } from './document-maker.ts';
import type { MakerThreadData } from './maker-threads.ts';

const { languageFolders, picturesFolder } = workerData as MakerThreadData;
languageFolders.forEach(addLanguages);
const make = createDocumentMaker(picturesFolder);

async function answer(job: DocumentJob): Promise<void> {
  const bytes = new Uint8Array(await make(job)); // a copy: what is handed over must be no slice of a pool
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

parentPort?.on('message', (job: DocumentJob) => void answer(job));
