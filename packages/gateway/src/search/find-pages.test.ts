import { expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { storeContent } from '../content/index.ts';
import { createPageFinder } from './find-pages.ts';
import { noSynonyms } from './synonyms.ts';

test('a search finds the pages that name its words, but not the header and footer around every page', async () => {
  const db = await memoryDatabase();
  const page = { title: 'Faucets', pageKind: 'content', components: [] };
  const paths = ['/pages/en/products/faucets', '/pages/en/fragments/header', '/pages/en/fragments/footer'];
  await db.transaction().execute((tx) => storeContent(tx, new Map(paths.map((path) => [path, page]))));
  const find = createPageFinder(db, () => Promise.resolve(noSynonyms));
  const found = await find({ text: 'faucets', locale: 'en', isTyping: false });
  expect(found.map(({ url_s }) => url_s)).toEqual(['/en/products/faucets']);
  await db.destroy();
});
