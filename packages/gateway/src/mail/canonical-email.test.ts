import { expect, test } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';

test.each([
  ['pat@example.org', 'pat@example.org'],
  [' Pat@Example.ORG ', 'pat@example.org'],
  ['ｐat@example.org', 'pat@example.org'],
  ['pat@ｅxample.org', 'pat@example.org'],
  ['pat@example。org', 'pat@example.org'],
  ['pat@example.org.', 'pat@example.org'],
  ['e\u0301va@example.org', '\u00e9va@example.org'],
  ['\u212Aim@example.org', 'kim@example.org'],
  ['pat@MÜNCHEN.de', 'pat@münchen.de'],
  ['pat@xn--mnchen-3ya.de', 'pat@münchen.de'],
  ['pat@xn--99999999.com', 'pat@xn--99999999.com'],
  ['pat+bath@example.org', 'pat+bath@example.org'],
  ["o'brien@example.org", "o'brien@example.org"],
])('the canonical form of %j is %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical);
});

test.each([
  ...['pat', '@example.org', 'pat@', '', 'pa\u200dt@example.org', 'pat@exam\u200dple.org', 'pat@exam\u00adple.org'],
  ...['pa\u202et@example.org', 'pa t@example.org', 'pat\r\n@example.org', 'pat@exa mple.org', 'pat@exa/mple.org'],
  ...['pat@\ud800.org', '\u3164@example.org', 'pa\u0000t@example.org', 'pat@[::1]/x'],
])('%j is not a valid e-mail address', (typed) => {
  expect(canonicalEmail(typed)).toBeUndefined();
});

test('control: lower-casing alone does not unify look-alike addresses', () => {
  expect('e\u0301va@example.org'.toLowerCase()).not.toBe('\u00e9va@example.org'.toLowerCase());
});
