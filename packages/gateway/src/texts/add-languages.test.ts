import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addLanguages, languageFolders } from './add-languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder without languages is reported with its setting and what belongs into it', () => {
  expect(() => addLanguages(join(folder, 'missing'))).toThrow(
    /^LANGUAGES_DIR .*missing has no folder "texts": set it to a folder with texts\/\{locale\}\/language\.json$/,
  );
});

test.each(['', '{ "name": "Polski"', '{ "name": "Polski" }'])('a language whose file holds %o is reported', (text) => {
  mkdirSync(join(folder, 'texts/pl'), { recursive: true });
  if (text !== '') writeFileSync(join(folder, 'texts/pl/language.json'), text);
  expect(() => addLanguages(folder)).toThrow(/texts.pl.language\.json in LANGUAGES_DIR cannot be read: it must be/);
  expect(languageFolders).not.toContain(folder);
});
