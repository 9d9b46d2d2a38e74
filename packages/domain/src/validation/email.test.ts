import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isCompanyEmail, isEmail, isSimpleEmail, normaliseEmail } from './email.ts';

test('an e-mail address has a local part, an at sign and a domain with a top-level part', () => {
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

test('DOM-048 an e-mail address does not begin with a dot, a hyphen or an underscore', () => {
  for (const email of ['.pat@example.org', '-pat@example.org', '_pat@example.org']) shows(isEmail, [email], false);
});

test('dots in an e-mail address are single and between other characters', () => {
  shows(isEmail, ['pat..doe@example.org'], false);
  shows(isEmail, ['pat.@example.org'], false);
  shows(isEmail, ['pat.doe@example.org'], true);
});

test('no part of an e-mail address is longer than the mail standard allows', () => {
  expect(isEmail(`${'a'.repeat(64)}@example.org`)).toBe(true);
  expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false);
  expect(isEmail(`a@${'b'.repeat(248)}.org`)).toBe(true);
  expect(isEmail(`a@${'b'.repeat(249)}.org`)).toBe(false);
});

test.each([
  'pat@bücher.example',
  'pat@例え.テスト',
  'pat@उदाहरण.परीक्षा',
  'pat@xn--bcher-kva.example',
  'pat@example.xn--p1ai',
  'pat@пример.рф',
  'PAT@EXAMPLE.ORG',
])('%s, with an international domain, is an e-mail address', (email) => {
  shows(isEmail, [email], true);
});

test.each([
  'pat@-bücher.example',
  'pat@bücher',
  'pat@büch er.example',
  'pat@example.xn--',
  'pat@bücher..example',
  'pät@example.org',
  'pat@½.org',
])('%s is not an e-mail address', (email) => {
  shows(isEmail, [email], false);
});

test('DOM-049 the simple pattern requires some text, an at sign and some text with a dot', () => {
  for (const email of ['pat@example.org', '.pat@example.org', '_@a.b', 'é@ü.de']) shows(isSimpleEmail, [email], true);
  for (const email of ['', 'pat', '@a.b', 'pat@b', 'pat@.b', 'pat@b.', 'a@b@c.d', 'a@b.c@d', 'p at@a.b', 'pat@a.b ']) {
    shows(isSimpleEmail, [email], false);
  }
});

test('DOM-050 an e-mail address belongs to a company by its domain or a subdomain', () => {
  const domains = ['Example.com', 'averell.example'];
  shows(isCompanyEmail, ['pat@example.com', domains], true);
  shows(isCompanyEmail, [' PAT@Mail.EXAMPLE.com ', domains], true);
  shows(isCompanyEmail, ['pat@averell.example', domains], true);
  shows(isCompanyEmail, ['pat@notexample.com', domains], false);
  shows(isCompanyEmail, ['pat@example.com.evil.org', domains], false);
  shows(isCompanyEmail, ['example.com', domains], false);
  shows(isCompanyEmail, ['pat@', domains], false);
  shows(isCompanyEmail, ['pat@', ['']], false);
  shows(isCompanyEmail, ['pat@example.com', []], false);
});

test('DOM-051 an e-mail address is trimmed and lower-cased', () => {
  shows(normaliseEmail, ['  Pat@Example.ORG\n'], 'pat@example.org');
});
