import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { configuredPattern, PatternError } from './configured-pattern.ts';

/** Patterns that authors write. */
const valid: readonly [source: string, match: string, mismatch: string][] = [
  ['^\\d{6}$', '123456', '12345'],
  ['^\\p{L}+$', 'Évian', '12'],
  ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*])\\S{10,64}$', 'Soak!Basin2030', 'soakbasin2030'],
  ['^(?:\\+1 ?)?(?:\\d{3}-){2}\\d{4}$', '+1 555-010-0999', '555'],
  ['^K-\\d{3,6}(-[A-Z]{2})?$', 'K-1234-CP', 'K-1'],
  ['[\\!\\@\\#]', 'a!', 'a'],
  ['^[(*+]{2}#+$', '(*##', '(#'],
];

const invalid = ['(', '[a', 'a**', '(?<x>'];
/** Patterns that a checker proves to be slow. */
const slow = [
  '^(a+)+$',
  '^(?:\\w|\\d)*$',
  '^(\\s?x?)+$',
  '^((a*)b?)*$',
  '^(?:.*,){2,20}$',
  '.*a.*b.*c.*d',
  '^(a*){9}$',
];

test('the slow patterns of this suite are slow', () => {
  for (const source of slow) expect([source, checkSync(source, '').status]).toEqual([source, 'vulnerable']);
});

test.each(valid)('the configuration can use the pattern %s', (source, match, mismatch) => {
  const pattern = configuredPattern(source);
  shows(configuredPattern, [source], pattern);
  expect([pattern.test(match), pattern.test(mismatch)]).toEqual([true, false]);
});

test.each([...invalid, ...slow])('the pattern %s is rejected', (source) => {
  rejects(configuredPattern, [source], PatternError);
});

test('a pattern with many groups is accepted, and so is one with characters that are special in a replacement', () => {
  const source = '(a)'.repeat(20_000);
  expect(configuredPattern(source).source === source).toBe(true);
  expect(configuredPattern('^(a|$&)').test('a')).toBe(true);
});
