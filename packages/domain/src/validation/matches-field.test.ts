import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { PatternError } from './configured-pattern.ts';
import { matchesField } from './matches-field.ts';

const patterns = { serialNumber: '^\\d{6}$', note: '^.+$', city: '^\\p{L}+$' };

test('DOM-148 a field is checked against the pattern configured under its name', () => {
  shows(matchesField, ['serialNumber', '123456', patterns], true);
  shows(matchesField, ['serialNumber', '12345', patterns], false);
  shows(matchesField, ['note', '', patterns], false);
  shows(matchesField, ['city', 'Évian', patterns], true);
});

test('a field without a pattern accepts any value', () => {
  shows(matchesField, ['colour', 'whatever', patterns], true);
  shows(matchesField, ['constructor', 'whatever', patterns], true);
});

test('a value that is too long for a form is rejected without testing it', () => {
  expect(matchesField('note', 'x'.repeat(512), patterns)).toBe(true);
  expect(matchesField('note', 'x'.repeat(513), patterns)).toBe(false);
  expect(matchesField('colour', 'x'.repeat(513), patterns)).toBe(true);
});

test.each(['(', '^(a+)+$'])(
  'an invalid or slow configured pattern, %s, throws an error instead of being ignored',
  (broken) => {
    expect(() => matchesField('broken', 'x', { broken })).toThrow(PatternError);
  },
);
