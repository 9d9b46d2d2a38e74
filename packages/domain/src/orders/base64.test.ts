import fc from 'fast-check';
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { toBase64 } from './base64.ts';

test('a text is encoded with padding', () => {
  expect(toBase64('')).toBe('');
  expect(toBase64('a')).toBe('YQ==');
  expect(toBase64('ab')).toBe('YWI=');
  expect(toBase64('abc')).toBe('YWJj');
  expect(toBase64('é€😀')).toBe('w6nigqzwn5iA');
  expect(toBase64('ÿ>?')).toBe('w78+Pw==');
});

test('it is what every other encoder gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toBase64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
    }),
  );
});
