import ts from 'typescript';
import { expect, test } from 'vitest';
import { readRequirements } from './requirements.ts';
import { findShownIds } from './shown-ids.ts';

const idsOf = (source: string) =>
  findShownIds(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest, true)).map(({ id }) => id);
// Concatenated, so that this file does not itself count as a test of the requirements.
const [first, second] = ['DOM' + '-001', 'SDK' + '-002'];

test('a test counts for every id at the start of its title', () => {
  expect(idsOf(`test('${first} ${second} a guest browses', () => {})`)).toEqual([first, second]);
  expect(idsOf(`it.each([1])('${first}, ${second} a guest browses', () => {})`)).toEqual([first, second]);
  expect(idsOf(`test(\`${first} a guest \${name}\`, () => {})`)).toEqual([first]);
});

test('an id in the middle of a title or in a describe title does not count', () => {
  expect(idsOf(`test('as in ${first} said', () => {}); describe('${first} x', () => {})`)).toEqual([]);
});

test('a test that may be skipped does not count, nor do the tests of a skipped group', () => {
  const skipped = ['test.skip', 'test.todo', 'it.skipIf(true)', 'test.skip.each([1])', 'test.fails'];
  for (const runner of skipped) expect(idsOf(`${runner}('${first} x', () => {})`)).toEqual([]);
  expect(idsOf(`describe.skip('group', () => { test('${first} x', () => {}) })`)).toEqual([]);
});

test('an invalid row of requirements.csv is an error with its line number', () => {
  const heading = 'id,area,source,kind,requirement\n';
  expect(readRequirements(`${heading}DOM-001,roles,P§1;P§6,role,"A ""guest"", too."\n`)).toEqual([
    { id: 'DOM-001', area: 'roles', requirement: 'A "guest", too.' },
  ]);
  expect(() => readRequirements(`${heading}nonsense\n`)).toThrow('line 2');
});
