import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');

/** The tests that a row names: a file and words of a title. */
const testsOf = (row: string) =>
  [...row.matchAll(/\]\(\.\.\/([^)]+)\): “([^”]+)”/g)].map(([, file = '', words = '']) => ({ file, words }));

/** Which of them are not there, or may not run. */
function missingOf(row: string): string[] {
  const missing = testsOf(row).filter(({ file, words }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !text.includes(words) || /\.(?:skip|todo|fails|skipIf|runIf)\b/.test(lineWith(text, words));
  });
  return missing.map(({ file, words }) => `${file}: ${words}`);
}

const lineWith = (text: string, words: string): string => text.split('\n').find((line) => line.includes(words)) ?? '';

test('control: a test that is not there is missed', () => {
  expect(missingOf('[x](../scripts/spec/threats.test.ts): “words that ' + 'nobody wrote”')).toHaveLength(1);
});

test('every threat of the client has tests, and they are there', () => {
  const rows = page.split('\n').filter((line) => /^\| S\d/.test(line));
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Array.from({ length: 23 }, (_, at) => `S${at + 1}`));
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
  expect(rows.flatMap(missingOf)).toEqual([]);
});
