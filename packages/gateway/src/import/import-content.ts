import { listingMappingSchema, optionListSchema, siteConfigSchema, urlPropertySchema } from '@basin/sdk/contract';
import * as z from 'zod';
import { authoredPageSchema, seedDocuments, storeContent, type ContentDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import { collectionSchema, queryRulesSchema, synonymsSchema } from '../search/index.ts';
import { parseRecord, type ImportKind } from './import-records.ts';
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

/** Returns the schema that a document of a name must match in addition, if any. */
type SchemaOf = (name: string) => z.core.$ZodType | undefined;

function contentKind(
  name: string,
  root: string,
  document: z.ZodType<ContentDocument>,
  schemaOf: SchemaOf = () => undefined,
): ContentKind {
  const storeWith =
    (store: typeof storeContent): ContentKind['store'] =>
    async (tx, lines) => {
      const rejected = invalidDocuments(root, lines, schemaOf);
      const valid = lines.filter((line) => !rejected.has(line));
      if (valid.length > 0) await store(tx, new Map(valid.map((line) => [pathOf(root, line), line.document])));
      return rejected;
    };
  return {
    name,
    schema: lineOf(document),
    keyOf: (line) => pathOf(root, line),
    store: storeWith(storeContent),
    seed: storeWith(seedDocuments),
    async remove(tx, ids) {
      const paths = ids.map((id) => `/${root}/${id}`);
      const rows = await tx.deleteFrom('content').where('path', 'in', paths).returning('path').execute();
      return rows.map(({ path }) => path.slice(`/${root}/`.length));
    },
    stored: (db) => inBatches((after) => contentAfter(db, root, after)),
  };
}

/** Returns the lines whose document does not match the schema of its name, with their paths and reasons. */
function invalidDocuments(root: string, lines: readonly ContentLine[], schemaOf: SchemaOf): Map<ContentLine, string> {
  const rejected = new Map<ContentLine, string>();
  for (const line of lines) {
    const parsed = parseRecord({ number: 0, value: line.document }, schemaOf(line.name) ?? anything);
    if ('reason' in parsed) rejected.set(line, `${pathOf(root, line)}: ${parsed.reason}`);
  }
  return rejected;
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

/** The schemas of the settings that calls return or use, by the first part of their name. */
const settingsSchemas: ReadonlyMap<string | undefined, z.core.$ZodType> = new Map<string, z.core.$ZodType>([
  ['configuration', siteConfigSchema],
  ['listing-servlet', listingMappingSchema],
  ['lists', optionListSchema],
  ['urls', urlPropertySchema],
  ['synonyms', synonymsSchema],
  ['query-rules', queryRulesSchema],
]);

/** The kinds of content by folder name. */
export const contentImports = {
  pages: contentKind('pages', 'pages', authoredPageSchema),
  drafts: contentKind('drafts', 'drafts', authoredPageSchema),
  dictionary: contentKind('texts', 'dictionary', z.record(z.string(), z.string())),
  settings: contentKind('settings', 'settings', anything, (name) => settingsSchemas.get(name.split('/')[0])),
  collections: contentKind('collections', 'collections', anything, () => collectionSchema),
} satisfies Readonly<Record<string, ContentKind>>;
