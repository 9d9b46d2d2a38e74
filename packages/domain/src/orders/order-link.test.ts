import fc from 'fast-check';
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { orderDetailsLink, toBase64 } from './order-link.ts';

test('DOM-094 the order details link has the order number and the e-mail in base64', () => {
  shows(
    orderDetailsLink,
    ['/en/my-account/order-details', 'W100200', 'pat@example.org'],
    '/en/my-account/order-details?orderNumber=W100200&q=cGF0QGV4YW1wbGUub3Jn',
  );
  shows(
    orderDetailsLink,
    ['/en/order?source=mail&orderNumber=W1#items', 'W2', 'pat@example.org'],
    '/en/order?source=mail&orderNumber=W2&q=cGF0QGV4YW1wbGUub3Jn#items',
  );
  shows(orderDetailsLink, ['/en/order', 'W 1', 'a?>@b.co'], '/en/order?orderNumber=W+1&q=YT8%2BQGIuY28%3D');
});

test('base64 encoding pads the result', () => {
  expect(toBase64('')).toBe('');
  expect(toBase64('a')).toBe('YQ==');
  expect(toBase64('ab')).toBe('YWI=');
  expect(toBase64('abc')).toBe('YWJj');
  expect(toBase64('é€😀')).toBe('w6nigqzwn5iA');
  expect(toBase64('ÿ>?')).toBe('w78+Pw==');
});

test('base64 encoding matches Buffer for any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toBase64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
    }),
  );
});
