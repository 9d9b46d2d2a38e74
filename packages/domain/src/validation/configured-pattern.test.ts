import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { configuredPattern, PatternError } from './configured-pattern.ts';

/** What authors write. */
const usual: readonly [source: string, fits: string, not: string][] = [
  ['^\\d{6}$', '123456', '12345'],
  ['^\\p{L}+$', 'Évian', '12'],
  ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*])\\S{10,64}$', 'Soak!Basin2030', 'soakbasin2030'],
  ['^(?:\\+1 ?)?(?:\\d{3}-){2}\\d{4}$', '+1 555-010-0999', '555'],
  ['^K-\\d{3,6}(-[A-Z]{2})?$', 'K-1234-CP', 'K-1'],
  ['[\\!\\@\\#]', 'a!', 'a'],
  ['^[(*+]{2}#+$', '(*##', '(#'],
];

/** Patterns that are none, and patterns that a checker shows to be slow. */
const none = ['(', '[a', 'a**', '(?<x>'];
const slow = [
  '^(a+)+$',
  '^(?:\\w|\\d)*$',
  '^(\\s?x?)+$',
  '^((a*)b?)*$',
  '^(?:.*,){2,20}$',
  '.*a.*b.*c.*d',
  '^(a*){9}$',
];

test('the patterns planted as slow are slow', () => {
  for (const source of slow) expect([source, checkSync(source, '').status]).toEqual([source, 'vulnerable']);
});

test.each(usual)('%s is a pattern that a configuration may have', (source, fits, not) => {
  const pattern = configuredPattern(source);
  shows(configuredPattern, [source], pattern);
  expect([pattern.test(fits), pattern.test(not)]).toEqual([true, false]);
});

test.each([...none, ...slow])('%s is refused', (source) => {
  refuses(configuredPattern, [source], PatternError);
});

test('a pattern of many groups is read, and so is one with signs that a replacement would take for its own', () => {
  const source = '(a)'.repeat(20_000);
  expect(configuredPattern(source).source === source).toBe(true);
  expect(configuredPattern('^(a|$&)').test('a')).toBe(true);
});
