import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales, type Locale } from '@basin/domain';
import { afterAll, expect, test } from 'vitest';
import { addLanguages, languageFolders } from './add-languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a LANGUAGES_DIR without a texts folder is rejected with the expected folder layout', () => {
  expect(() => addLanguages(join(folder, 'missing'))).toThrow(
    /^LANGUAGES_DIR .*missing has no folder "texts": set it to a folder with texts\/\{locale\}\/language\.json$/,
  );
});

test.each(['', '{ "name": "Polski"', '{ "name": "Polski" }'])(
  'a language.json with the content %o is rejected',
  (text) => {
    mkdirSync(join(folder, 'texts/pl'), { recursive: true });
    if (text !== '') writeFileSync(join(folder, 'texts/pl/language.json'), text);
    expect(() => addLanguages(folder)).toThrow(/texts.pl.language\.json in LANGUAGES_DIR is invalid: it must be/);
    expect(languageFolders).not.toContain(folder);
  },
);

test('an error in a file of texts is reported with the path of the file', () => {
  writeFileSync(join(folder, 'texts/pl/language.json'), '{ "name": "Polski", "tag": "pl-PL", "direction": "ltr" }');
  writeFileSync(join(folder, 'texts/pl/facets.json'), '{ "price": "Cena", }');
  expect(() => addLanguages(folder)).toThrow(/^.*texts.pl.facets\.json is not JSON: SyntaxError: /);
  (locales as Locale[]).pop(); // shared by the tests of this worker
});
