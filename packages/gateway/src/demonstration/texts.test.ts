import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ownTexts } from '../texts/own-texts.ts';

test('no file of texts has the name of a file of the gateway: both are in one folder of an added language', async () => {
  const names = (await readdir(new URL('texts/en/', import.meta.url))).map((name) => name.replace('.json', ''));
  expect(names).toContain('document-titles');
  expect(names.filter((name) => name in ownTexts.en)).toEqual([]);
});
