import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnTo } from './safe-return.ts';

const fallback = '/en';
const shop = 'https://shop.example';

describe('a return URL inside the shop is unchanged', () => {
  test.each(['/en/cart', '/fr/products/lavabos?page=2&sort=name', '/en/cart#summary', '/en/a%2Fb'])(
    'the return URL %s inside the shop is unchanged',
    (target) => {
      expect(safeReturnTo(target, fallback)).toBe(target);
    },
  );
});

const hostile = [
  '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example',
  'http:evil.example', 'javascript:alert(1)', 'data:text/html,x', '/\t/evil.example', '/\n/evil.example',
  '\t//evil.example', ' //evil.example', '/.//evil.example', '/..//evil.example', '/en/..//..//evil.example',
  '/%09/evil.example/../..//evil.example', 'evil.example', '?next=/en', '#/en', '', '/\u0000/evil', '/\u007f/evil',
  `/${'x'.repeat(3000)}`, null, undefined, new File([], 'x'),
]; // prettier-ignore
test.each(hostile.map((target) => [target]))('the return URL %j does not redirect to another site', (target) => {
  const result = safeReturnTo(target, fallback);
  expect(new URL(result, shop).origin).toBe(shop);
  expect(new URL(new URL(result, shop).pathname, shop).origin).toBe(shop);
});

test('a return URL stays on the shop’s origin whatever the input, even when it is parsed twice', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '%2f',
    '%5c',
    'evil.example',
    'http:',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 12 }), (parts) => {
      const result = safeReturnTo(parts.join(''), fallback);
      const { origin, pathname } = new URL(result, shop);
      expect(origin).toBe(shop);
      expect(new URL(pathname, shop).origin).toBe(shop);
      expect(safeReturnTo(result, fallback)).toBe(result);
    }),
    { numRuns: 2000 },
  );
});
