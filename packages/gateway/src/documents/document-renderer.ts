import { join } from 'node:path';
import { folderMasters } from '../images/index.ts';
import { folderDesigns } from './designs.ts';
import type { DocumentRenderer } from './document-request.ts';
import { renderers } from './document-renderers.ts';

/** Creates a renderer that uses a pictures folder. It blocks the thread for about half a second per document. */
export function createDocumentRenderer(picturesFolder: string): DocumentRenderer {
  const [masters, designs] = [folderMasters(join(picturesFolder, 'images')), folderDesigns(picturesFolder)];
  return ({ kind, ...content }) => renderers[kind]({ ...content, masters, designs });
}
