import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');

/** Returns the tests that a row refers to: a file and part of a title. */
const testsOf = (row: string) =>
  [...row.matchAll(/\]\(\.\.\/([^)]+)\): “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

/** Returns the tests of a row that are missing or may be skipped. */
function missingTests(row: string): string[] {
  const missing = testsOf(row).filter(({ file, title }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !text.includes(title) || skipping.test(paragraphWith(text, title));
  });
  return missing.map(({ file, title }) => `${file}: ${title}`);
}

/** A modifier with which a test may not run on Linux, where all tests run before a release. */
const skipping = /\b(?:test|it)(?:\.\w+)*\.(?:skip|todo|fails|skipIf|runIf)\b(?!\(process\.platform === 'linux'\))/;

/** Returns the lines around a title up to the next blank ones, because a modifier can be on another line. */
const paragraphWith = (text: string, title: string): string =>
  text.split('\n\n').find((paragraph) => paragraph.includes(title)) ?? '';

test('control: a missing test is reported', () => {
  expect(missingTests('[x](../scripts/spec/threats.test.ts): “title that ' + 'does not exist”')).toHaveLength(1);
});

test('control: a test that may be skipped is reported, even when its modifier is on the line before its title', () => {
  for (const call of ['test.skip(', 'test.runIf(isFast).each(rows)('])
    expect(skipping.test(paragraphWith(`x\n\n${call}\n  'a title',\n`, 'a title'))).toBe(true);
});

test.each([
  ['client', 'S', 23],
  ['gateway', 'G', 37],
])('every threat of the %s refers to existing tests', (_, letter, count) => {
  const rows = page.split('\n').filter((line) => line.startsWith(`| ${letter}`));
  const numbers = Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(numbers);
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
  expect(rows.flatMap(missingTests)).toEqual([]);
});
