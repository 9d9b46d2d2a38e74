import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { passwordProblems } from './password.ts';

test('DOM-046 a password has 11 characters by default, with a lowercase and an uppercase letter, a digit and a symbol', () => {
  shows(passwordProblems, ['Abcdefgh1!x'], []);
  shows(passwordProblems, ['Abcdefg1!x'], ['length']);
  shows(passwordProblems, ['ABCDEFGH1!X'], ['lowercase']);
  shows(passwordProblems, ['abcdefgh1!x'], ['uppercase']);
  shows(passwordProblems, ['Abcdefghi!x'], ['digit']);
  shows(passwordProblems, ['Abcdefgh1-x'], ['symbol']);
  shows(passwordProblems, [''], ['length', 'lowercase', 'uppercase', 'digit', 'symbol']);
  for (const symbol of '!@#$%^&*') shows(passwordProblems, [`Abcdefghi1${symbol}`], []);
});

test('DOM-047 a configured pattern replaces the default rule, with at least 10 characters', () => {
  const policy = { pattern: /^[a-z]+$/ };
  shows(passwordProblems, ['abcdefghij', policy], []);
  shows(passwordProblems, ['abcdefghi', policy], ['length']);
  shows(passwordProblems, ['Abcdefghij', policy], ['pattern']);
  shows(passwordProblems, ['A', policy], ['length', 'pattern']);
});

test('DOM-147 a password that contains personal data needs an uppercase letter', () => {
  const policy = { pattern: /./, personal: ['Pat', 'pat@example.org'] };
  shows(passwordProblems, ['xxpatxx1234', policy], ['personal']);
  shows(passwordProblems, ['xxPATxx1234', policy], []);
  shows(passwordProblems, ['xxpatxx1234X', policy], []);
  shows(passwordProblems, ['something12', policy], []);
  shows(passwordProblems, ['xxpatxx123!', { personal: [' pat '] }], ['uppercase', 'personal']);
});

test('personal data under three characters is ignored', () => {
  shows(passwordProblems, ['xxpaxx12345', { pattern: /./, personal: ['pa', ' pa ', '', '  '] }], []);
});

test('a pattern with the global flag gives the same result every time', () => {
  const pattern = /[a-z]{10}/g;
  for (let call = 0; call < 3; call += 1) {
    shows(passwordProblems, ['abcdefghij', { pattern }], []);
    shows(passwordProblems, ['ABCDEFGHIJ', { pattern }], ['pattern']);
  }
  expect(pattern.lastIndex).toBe(0);
});
