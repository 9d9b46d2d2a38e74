import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { textPaths } from '../../testing/text-paths.ts';
import { ownTexts } from '../texts/own-texts.ts';

const folder = new URL('texts/', import.meta.url);
const files = (await readdir(new URL('en/', folder), { recursive: true })).filter((name) => name.endsWith('.json'));

const pathsOf = async (file: string) =>
  textPaths(JSON.parse(await readFile(new URL(file, folder), 'utf8')) as object).toSorted();

test.each(files)('each text of %s is in English and in French', async (file) => {
  expect(await pathsOf(`fr/${file}`)).toEqual(await pathsOf(`en/${file}`));
});

test('no file of texts has the name of a file of the gateway: both are in one folder of an added language', () => {
  const names = files.map((name) => name.replace('.json', ''));
  expect(names).toContain('document-titles');
  expect(names.filter((name) => name in ownTexts.en)).toEqual([]);
});
