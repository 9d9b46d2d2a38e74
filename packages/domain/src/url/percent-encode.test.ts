import { expect, test } from 'vitest';
import { percentEncode } from './percent-encode.ts';

test('a text is encoded, half a surrogate pair included', () => {
  expect(percentEncode('a b/é😀')).toBe('a%20b%2F%C3%A9%F0%9F%98%80');
  expect(percentEncode('a\uD800b')).toBe('a%EF%BF%BDb');
});
