import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import type { Db } from '../database/database.ts';
import { contentImports } from './import-content.ts';
import { importItems, importRecords, type BadLine } from './import-records.ts';

let db: Db;
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.destroy());
beforeEach(() => db.deleteFrom('content').execute());

/** Imports English documents of a kind, and returns the reasons of the rejected ones and the paths of the stored ones. */
async function importDocuments(kind: keyof typeof contentImports, ...documents: readonly [string, object][]) {
  const bad: BadLine[] = [];
  const records = async function* () {
    for (const [index, [name, document]] of documents.entries())
      yield await Promise.resolve({ number: index + 1, value: { language: 'en', name, document } });
  };
  await importRecords(db, records(), contentImports[kind], { onBadLine: (line) => bad.push(line) });
  const rows = await db.selectFrom('content').select('path').execute();
  return { reasons: bad.map(({ reason }) => reason), stored: rows.map(({ path }) => path) };
}

const synonyms = { synonyms: [{ words: ['tap', 'faucet'] }] };

test.each([
  ['synonyms', { synonyms: [{ words: 'tap' }] }, 'synonyms.0.words: Invalid input: expected array, received string'],
  ['query-rules', { rules: [{ words: ['returns'] }] }, 'rules.0.path: is missing'],
  [
    'configuration',
    { general: { featureFlags: { compare: 'yes' } } },
    'general.featureFlags.compare: Invalid input: expected boolean, received string',
  ],
  [
    'listing-servlet',
    { pdpURLMapping: { Faucets: 7 } },
    'pdpURLMapping.Faucets: Invalid input: expected string, received number',
  ],
  ['lists/states', { options: [{ text: 'Alabama' }] }, 'options.0.value: is missing'],
  ['urls/appointment', { data: { page: 7 } }, 'data.page: Invalid input: expected string, received number'],
])(
  'invalid settings of the name %s are rejected with the path and field, and are not stored',
  async (name, document, reason) => {
    const { reasons, stored } = await importDocuments('settings', [name, document], ['notes', { by: 'Ada' }]);
    expect(reasons).toEqual([`/settings/en/${name}: ${reason}`]);
    expect(stored).toEqual(['/settings/en/notes']);
  },
);

test('an invalid collection is rejected with the path and field, and does not replace the stored one', async () => {
  const rooms = { facets: [], documents: [{ id: 'bath', title_s: 'Bath' }] };
  await importDocuments('collections', ['rooms', rooms]);
  const { reasons } = await importDocuments('collections', ['rooms', { facets: [], documents: [{ id: 7 }] }]);
  expect(reasons).toEqual(['/collections/en/rooms: documents.0.id: Invalid input: expected string, received number']);
  expect((await db.selectFrom('content').select('document').executeTakeFirstOrThrow()).document).toEqual(rooms);
});

test('a folder with an invalid document is rejected as a whole, with the document named', async () => {
  const lines = [
    { language: 'en', name: 'synonyms', document: synonyms },
    { language: 'fr', name: 'synonyms', document: { synonyms: {} } },
  ];
  const kind = { ...contentImports.settings, store: contentImports.settings.seed };
  const imported = db.transaction().execute((tx) => importItems(tx, kind, lines));
  await expect(imported).rejects.toThrow(
    'settings 2: /settings/fr/synonyms: synonyms: Invalid input: expected array, received object',
  );
  expect(await db.selectFrom('content').selectAll().execute()).toEqual([]);
});
