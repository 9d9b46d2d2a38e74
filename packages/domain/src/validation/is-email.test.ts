import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isEmail } from './is-email.ts';

test('an e-mail address has a name, an at sign and a domain with an ending', () => {
  for (const email of [
    'pat@example.org',
    "o'brien+bath@mail.example.co.uk",
    'A.B-c_d@x1.io',
    'pat@my-shop.example',
    'pat@my--shop-in-town.example',
    '1@2.com',
    'pat_@example.org',
  ]) {
    shows(isEmail, [email], true);
  }
  for (const email of [
    '',
    'pat',
    'pat@',
    '@example.org',
    'pat@example',
    'pat@example.c',
    'pat@.org',
    'pat@example..org',
  ]) {
    shows(isEmail, [email], false);
  }
  for (const email of [
    'a@b@example.org',
    'pat @example.org',
    'pat@exa mple.org',
    'pat@-example.org',
    'pat@example-.org',
    'pat@example.org.',
  ]) {
    shows(isEmail, [email], false);
  }
});

test('DOM-048 it does not begin with a dot, a hyphen or an underscore', () => {
  for (const email of ['.pat@example.org', '-pat@example.org', '_pat@example.org']) shows(isEmail, [email], false);
});

test('dots stand alone between other characters', () => {
  shows(isEmail, ['pat..doe@example.org'], false);
  shows(isEmail, ['pat.@example.org'], false);
  shows(isEmail, ['pat.doe@example.org'], true);
});

test('no part is longer than mail allows', () => {
  expect(isEmail(`${'a'.repeat(64)}@example.org`)).toBe(true);
  expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false);
  expect(isEmail(`a@${'b'.repeat(248)}.org`)).toBe(true);
  expect(isEmail(`a@${'b'.repeat(249)}.org`)).toBe(false);
});
