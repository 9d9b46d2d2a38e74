import { join } from 'node:path';
import { folderMasters } from '../images/index.ts';
import { folderDesigns } from './designs.ts';
import type { DocumentMaker } from './document-request.ts';
import { makers } from './makers.ts';

/** Makes documents with the pictures of a folder, here and now: half a second in which nothing else is done. */
export function createDocumentMaker(picturesFolder: string): DocumentMaker {
  const [masters, designs] = [folderMasters(join(picturesFolder, 'images')), folderDesigns(picturesFolder)];
  return ({ kind, ...matter }) => makers[kind]({ ...matter, masters, designs });
}
