import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each(['/en/cart', '?page=2', '#filters', 'https://a.example/x:y', 'mailto:a@b.example', 'tel:+15551234', 'a/b:c'])(
  '%s may be linked',
  (href) => expect(safeHref(href)).toBe(href),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  ' \tjava\nscript:x',
  '\u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
])('%j is left out', (href) => expect(safeHref(href)).toBeUndefined());

test('every URL that safeHref allows has an allowed scheme when the browser parses it', () => {
  const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];
  const anchor = document.createElement('a');
  const noise = fc.constantFrom(
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u001f',
    'javascript',
    'data',
    ':',
    '/',
    'x',
    'J',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(noise, { maxLength: 12 }), (parts) => {
      const href = safeHref(parts.join(''));
      if (href === undefined) return;
      anchor.setAttribute('href', href);
      expect(allowed).toContain(anchor.protocol === ':' ? 'http:' : anchor.protocol);
    }),
    { numRuns: 3000 },
  );
});
