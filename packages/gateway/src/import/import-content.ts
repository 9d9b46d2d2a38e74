import * as z from 'zod';
import { authoredPageSchema, seedDocuments, storeContent, type ContentDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches, type Keyed } from './in-batches.ts';

const namePattern = /^(?:[a-z0-9_-]+(?:[./][a-z0-9_-]+)*)?$/;

const lineOf = (document: z.ZodType<ContentDocument>) =>
  z.strictObject({
    language: z.string().regex(/^[a-z]{2}$/),
    /** The path below the language, such as `products/toilets`; empty for the home page and for the messages. */
    name: z.string().regex(namePattern).default(''),
    document,
  });
export type ContentLine = z.output<ReturnType<typeof lineOf>>;

/** Content that editors write in each language. */
export interface ContentKind extends ImportKind<ContentLine> {
  /** Stores a batch and keeps the members that were changed since the last seed. */
  readonly seed: ImportKind<ContentLine>['store'];
}

function contentKind(name: string, root: string, document: z.ZodType<ContentDocument>): ContentKind {
  const storeWith =
    (store: typeof storeContent): ContentKind['store'] =>
    async (tx, lines) => {
      await store(tx, new Map(lines.map((line) => [pathOf(root, line), line.document])));
      return new Map();
    };
  return {
    name,
    schema: lineOf(document),
    keyOf: (line) => pathOf(root, line),
    store: storeWith(storeContent),
    seed: storeWith(seedDocuments),
    stored: (db) => inBatches((after) => contentAfter(db, root, after)),
  };
}

const pathOf = (root: string, { language, name }: ContentLine): string =>
  `/${root}/${language}${name === '' ? '' : `/${name}`}`;

async function contentAfter(db: Db, root: string, after: string): Promise<Keyed<ContentLine>[]> {
  const rows = await db
    .selectFrom('content')
    .select(['path', 'document'])
    .where('path', 'like', `/${root}/%`)
    .where('path', '>', after)
    .orderBy('path')
    .limit(batchSize)
    .execute();
  return rows.map(({ path, document }) => {
    const [, , language = '', ...name] = path.split('/');
    return [path, { language, name: name.join('/'), document }];
  });
}

const anything = z.record(z.string(), z.unknown());

/** The kinds of content by folder name. */
export const contentImports = {
  pages: contentKind('pages', 'pages', authoredPageSchema),
  drafts: contentKind('drafts', 'drafts', authoredPageSchema),
  dictionary: contentKind('texts', 'dictionary', z.record(z.string(), z.string())),
  settings: contentKind('settings', 'settings', anything),
  collections: contentKind('collections', 'collections', anything),
} satisfies Readonly<Record<string, ContentKind>>;
