import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { safeReturnTo } from './safe-return-to.ts';

const origin = 'https://shop.example';

/** Targets that lead, or have led, browsers and frameworks to another host. */
const attacks = [
  'https://evil.example',
  'HTTPS://evil.example/',
  'http:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example//',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/a\\..\\..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/.%2e//evil.example',
  '/%2e./%2e%2e//evil.example',
  '/x/..//../..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'mailto:pat@evil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
  ' ',
  '\u2028//evil.example',
  '\uFEFF//evil.example',
  '／／evil.example',
];

/** Targets that look like attacks and are pages of this site. */
const local = [
  '/en/cart',
  '/',
  '/en/cart?x=//evil.example',
  '/en/cart#//evil.example',
  '/en?returnTo=https://evil.example',
  '/@evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/／evil.example',
  '/en/../fr',
  '/javascript:alert(1)',
  '/.evil.example',
  '/...//evil.example',
];

describe('targets on another host', () => {
  test.each(attacks)('the target %j is not followed', (target) => {
    expect(safeReturnTo(target, '/en')).toBe('/en');
  });

  test('a planted fault: a check for one leading slash lets hostile targets through', () => {
    const naive = (target: string) => (target.startsWith('/') ? target : '/en');
    const escapes = attacks.filter((target) => new URL(naive(target), origin).origin !== origin);
    expect(escapes.length).toBeGreaterThanOrEqual(8);
  });
});

test.each(local)('the target %j stays on this site', (target) => {
  const followed = safeReturnTo(target, '/fallback');
  expect(followed).not.toBe('/fallback');
  expect(new URL(followed, origin).origin).toBe(origin);
});

test('DOM-009 a target on this site is rebuilt from its parts', () => {
  shows(safeReturnTo, ['/en/cart?step=2#top'], '/en/cart?step=2#top');
  shows(safeReturnTo, ['/en/./a/../b/..'], '/en/');
  shows(safeReturnTo, ["/en/é?q='x'#\""], '/en/%C3%A9?q=%27x%27#%22');
  shows(safeReturnTo, ['/a?#'], '/a?#');
  shows(safeReturnTo, ['/a/%2e%2E/b'], '/b');
});

test('an invalid target returns the fallback', () => {
  shows(safeReturnTo, [undefined], '/');
  shows(safeReturnTo, [undefined, '/en'], '/en');
  shows(safeReturnTo, ['//evil.example', '/en'], '/en');
  shows(safeReturnTo, ['/.//evil.example', '/en'], '/en');
  shows(safeReturnTo, ['/\\evil.example', '/en'], '/en');
  expect(safeReturnTo(`/${'a'.repeat(2047)}`)).toHaveLength(2048);
  expect(safeReturnTo(`/${'a'.repeat(2048)}`, '/en')).toBe('/en');
});

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E',
  '?',
  '#',
  '@',
  ':',
  'evil.example',
  'a',
  'é',
  ' ',
  '"',
  "'",
  '<',
  '`',
  '{',
  '^',
  '|',
  '%',
  '%41',
  '\t',
  '\uD800',
);
const targets = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''));

test('no generated target leads to another origin, even when it is followed twice', () => {
  fc.assert(
    fc.property(fc.oneof(targets, fc.string({ unit: 'binary' }), fc.webUrl()), (target) => {
      const followed = safeReturnTo(target, '/en');
      expect(new URL(followed, origin).origin).toBe(origin);
      expect(followed.startsWith('/') && !followed.startsWith('//')).toBe(true);
      expect(safeReturnTo(followed, '/other')).toBe(followed);
    }),
    { numRuns: 5000 },
  );
});

test('a followed target is exactly the URL that a browser resolves', () => {
  fc.assert(
    fc.property(targets, (target) => {
      // without the x, a browser would drop trailing spaces
      const followed = safeReturnTo(`/${target}x`, 'refused');
      if (followed !== 'refused') expect(new URL(`/${target}x`, origin).href).toBe(origin + followed);
    }),
    { numRuns: 5000 },
  );
});
