import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { followContent, importContent } from './content-folder.ts';
import { contentImports } from './import-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('in development an edited content file is imported without a restart, and invalid JSON is reported', async () => {
  const file = join(folder, 'dictionary', 'en.json');
  const write = (text: string): void => writeFileSync(file, text);
  mkdirSync(join(folder, 'dictionary'));
  write('{"cart.title":"Cart"}');
  const db = await memoryDatabase();
  const stored = async () => (await db.selectFrom('content').select('document').executeTakeFirst())?.document;
  const errors: unknown[] = [];
  await importContent(db, folder);
  expect(await stored()).toEqual({ 'cart.title': 'Cart' });
  const stop = followContent(db, folder, (error) => errors.push(error));
  write('{"cart.title":');
  await expect.poll(() => errors.length, { timeout: 120_000 }).toBe(1);
  write('{"cart.title":"Basket"}');
  await expect.poll(stored, { timeout: 120_000 }).toEqual({ 'cart.title': 'Basket' });
  stop();
  await db.destroy();
});

test.each([
  ['cart.json', '{"title":', /cart\.json is not JSON: SyntaxError/],
  ['My Cart.json', '{"title":"Cart","pageKind":"cart","components":[]}', /My Cart\.json: name: /],
  ['cart.json', '{"title":"Cart","pageKind":"cart"}', /cart\.json: document\.components: is missing/],
])('the error for an invalid page %s with the content %s names the file', async (name, page, message) => {
  const invalid = mkdtempSync(join(folder, 'invalid-'));
  mkdirSync(join(invalid, 'pages', 'en'), { recursive: true });
  writeFileSync(join(invalid, 'pages', 'en', name), page);
  const db = await memoryDatabase();
  await expect(importContent(db, invalid)).rejects.toThrow(message);
  await db.destroy();
});

test('an import replaces a document, and the folder that is imported at the next start does not undo it', async () => {
  const write = (text: string): void => {
    mkdirSync(join(folder, 'settings', 'en'), { recursive: true });
    writeFileSync(join(folder, 'settings', 'en', 'configuration.json'), text);
  };
  const db = await memoryDatabase();
  const stored = async () => {
    const row = db.selectFrom('content').select('document').where('path', '=', '/settings/en/configuration');
    return (await row.executeTakeFirst())?.document;
  };
  const importSettings = (document: Readonly<Record<string, unknown>>) =>
    db
      .transaction()
      .execute((tx) => contentImports.settings.store(tx, [{ language: 'en', name: 'configuration', document }]));
  write('{"flags":{"compare":true},"key":"old"}');
  await importContent(db, folder);
  for (const compare of [false, true, false]) {
    await importSettings({ flags: { compare }, key: 'old' });
    expect(await stored()).toEqual({ flags: { compare }, key: 'old' });
  }
  write('{"flags":{"compare":true},"key":"new"}');
  await importContent(db, folder);
  expect(await stored()).toEqual({ flags: { compare: false }, key: 'new' });
  await db.destroy();
});
