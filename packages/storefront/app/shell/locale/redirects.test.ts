import { findRedirect } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import { redirects, redirectsByPath } from './redirects.ts';

const areas: Record<string, RegExp> = {
  'store locations': /^\/(?:locations|find-a-showroom)/,
  'product categories': /^\/products\//,
  'help pages': /^\/(?:support|order-status)/,
};

describe('STO-090 STO-091 bundled redirects', () => {
  test.each(Object.entries(areas))(
    'bundled redirects lead to %s, permanently and from short names',
    (_area, target) => {
      const kinds = redirects.filter(({ to }) => target.test(to)).map(({ kind }) => kind);
      expect(new Set(kinds)).toEqual(new Set(['permanent', 'vanity']));
    },
  );

  test('bundled redirects stay inside the shop and take one step', () => {
    for (const { from, to } of redirects) {
      expect(new URL(to, 'http://shop.invalid').origin).toBe('http://shop.invalid');
      expect(from).toMatch(/^\/(?!\/)[a-z0-9/-]+$/);
      expect(findRedirect(to.split('?')[0] ?? '', redirectsByPath)).toBeUndefined();
    }
  });

  test('bundled redirects name each old path once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});
