import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');

/** The tests that a row names: a file and part of a title. */
const testsOf = (row: string) =>
  [...row.matchAll(/\]\(\.\.\/([^)]+)\): “([^”]+)”/g)].map(([, file = '', words = '']) => ({ file, words }));

/** Those of them that are missing or may be skipped. */
function missingOf(row: string): string[] {
  const missing = testsOf(row).filter(({ file, words }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !text.includes(words) || /\.(?:skip|todo|fails|skipIf|runIf)\b/.test(lineWith(text, words));
  });
  return missing.map(({ file, words }) => `${file}: ${words}`);
}

const lineWith = (text: string, words: string): string => text.split('\n').find((line) => line.includes(words)) ?? '';

test('control: a missing test is reported', () => {
  expect(missingOf('[x](../scripts/spec/threats.test.ts): “words that ' + 'nobody wrote”')).toHaveLength(1);
});

test.each([
  ['client', 'S', 23],
  ['gateway', 'G', 36],
])('every threat of the %s names tests that exist', (_, letter, count) => {
  const rows = page.split('\n').filter((line) => line.startsWith(`| ${letter}`));
  const numbers = Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(numbers);
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
  expect(rows.flatMap(missingOf)).toEqual([]);
});
