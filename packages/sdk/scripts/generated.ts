import { areaPages } from './area-pages.ts';
import { callsDocument } from './calls-document.ts';
import { errorsPage } from './errors-page.ts';
import { openApiDocument } from './openapi/document.ts';
import { listingPage } from './listing-page.ts';
import { pagesWithFiles } from './shown-files.ts';
import { typesFiles } from './types/types-files.ts';

/** A file that is generated from the contract. */
export interface GeneratedFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly content: string;
}

/** Returns all files that are generated from the contract and committed. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    { path: 'packages/sdk/docs/calls.md', content: await callsDocument() },
    ...(await areaPages()),
    await errorsPage(),
    await listingPage(),
    ...(await pagesWithFiles()),
    ...(await typesFiles()),
    { path: 'packages/sdk/openapi.json', content: `${JSON.stringify(openApiDocument(), null, 2)}\n` },
  ];
}
