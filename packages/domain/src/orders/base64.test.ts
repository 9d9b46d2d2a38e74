import fc from 'fast-check';
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { toBase64 } from './base64.ts';

test('a text is encoded with padding', () => {
  shows(toBase64, [''], '');
  shows(toBase64, ['a'], 'YQ==');
  shows(toBase64, ['ab'], 'YWI=');
  shows(toBase64, ['abc'], 'YWJj');
  shows(toBase64, ['é€😀'], 'w6nigqzwn5iA');
  shows(toBase64, ['ÿ>?'], 'w78+Pw==');
});

test('it is what every other encoder gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toBase64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
    }),
  );
});
