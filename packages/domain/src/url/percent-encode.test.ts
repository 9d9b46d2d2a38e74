import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { percentEncode } from './percent-encode.ts';

test('a text is encoded, half a surrogate pair included', () => {
  shows(percentEncode, ['a b/é😀'], 'a%20b%2F%C3%A9%F0%9F%98%80');
  shows(percentEncode, ['a\uD800b'], 'a%EF%BF%BDb');
});
