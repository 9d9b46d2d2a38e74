import * as z from 'zod';
import { authoredPageSchema, storeContent, type ContentDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import type { ImportKind } from './import-records.ts';
import { BATCH_SIZE, inBatches, type Keyed } from './in-batches.ts';

const NAME = /^(?:[a-z0-9_-]+(?:[./][a-z0-9_-]+)*)?$/;

const lineOf = (document: z.ZodType<ContentDocument>) =>
  z.strictObject({
    language: z.string().regex(/^[a-z]{2}$/),
    /** The path below the language, such as `products/toilets`; empty for the home page and for the messages. */
    name: z.string().regex(NAME).default(''),
    document,
  });
export type ContentLine = z.output<ReturnType<typeof lineOf>>;

/** A kind of content that editors write in each language. Members that were changed in the database are preserved. */
function contentKind(name: string, root: string, document: z.ZodType<ContentDocument>): ImportKind<ContentLine> {
  return {
    name,
    schema: lineOf(document),
    keyOf: (line) => pathOf(root, line),
    async store(tx, lines) {
      await storeContent(tx, new Map(lines.map((line) => [pathOf(root, line), line.document])));
      return new Map();
    },
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
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ path, document }) => {
    const [, , language = '', ...name] = path.split('/');
    return [path, { language, name: name.join('/'), document }];
  });
}

const anything = z.record(z.string(), z.unknown());

/** The kinds of content by folder name. */
export const contentImports: Readonly<Record<string, ImportKind<ContentLine>>> = {
  pages: contentKind('pages', 'pages', authoredPageSchema),
  drafts: contentKind('drafts', 'drafts', authoredPageSchema),
  dictionary: contentKind('texts', 'dictionary', z.record(z.string(), z.string())),
  settings: contentKind('settings', 'settings', anything),
  collections: contentKind('collections', 'collections', anything),
};
