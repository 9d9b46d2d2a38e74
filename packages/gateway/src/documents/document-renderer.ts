import { join } from 'node:path';
import { folderMasters } from '../images/index.ts';
import { folderDesigns } from './designs.ts';
import type { DocumentRenderer } from './document-request.ts';
import { renderers } from './document-renderers.ts';
import { picturesVersion } from './pictures-version.ts';

/**
 * Creates a renderer that uses a pictures folder, and reads it again after an import. It blocks the thread for about
 * half a second per document.
 */
export function createDocumentRenderer(picturesFolder: string): DocumentRenderer {
  const read = () => ({
    masters: folderMasters(join(picturesFolder, 'images')),
    designs: folderDesigns(picturesFolder),
  });
  let known: ({ readonly version: string } & ReturnType<typeof read>) | undefined;
  return async ({ kind, ...content }) => {
    const version = await picturesVersion(picturesFolder);
    if (known?.version !== version) known = { version, ...read() };
    const { masters, designs } = known;
    return renderers[kind]({ ...content, masters, designs });
  };
}
