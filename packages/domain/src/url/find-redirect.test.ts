import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { findRedirect, redirectTable } from './find-redirect.ts';

const table = redirectTable([
  { from: '/stores/lake-city', to: '/locations/lake-city', kind: 'permanent' },
  { from: '/en/toilets.html', to: '/en/products/toilets', kind: 'permanent' },
  { from: '/help', to: '/support/help-and-faq', kind: 'vanity' },
  { from: '/help/', to: '/never', kind: 'permanent' },
  { from: '/trade', to: '/en/for-professionals', kind: 'permanent' },
  { from: '/blog', to: 'https://blog.example/', kind: 'vanity' },
]);

test('STO-091 a moved page redirects with 301, a vanity path with 302', () => {
  shows(findRedirect, ['/stores/lake-city', table], { to: '/locations/lake-city', status: 301 });
  shows(findRedirect, ['/help', table], { to: '/support/help-and-faq', status: 302 });
});

test('STO-092 a redirect matches with or without a language, and leads to a page in that language', () => {
  shows(findRedirect, ['/fr/help', table], { to: '/fr/support/help-and-faq', status: 302 });
  shows(findRedirect, ['/en/toilets', table], { to: '/en/products/toilets', status: 301 });
  shows(findRedirect, ['/toilets', table], { to: '/en/products/toilets', status: 301 });
  shows(findRedirect, ['/fr/toilets', table], undefined);
});

test('a trailing .html or slash is ignored when matching a redirect', () => {
  shows(findRedirect, ['/help/', table], { to: '/support/help-and-faq', status: 302 });
  shows(findRedirect, ['/en/help.html', table], { to: '/en/support/help-and-faq', status: 302 });
});

test('a redirect to a page with a language keeps that language', () => {
  shows(findRedirect, ['/fr/trade', table], { to: '/en/for-professionals', status: 301 });
});

test('a redirect to another site gets no language, and an unknown path has no redirect', () => {
  shows(findRedirect, ['/fr/blog', table], { to: 'https://blog.example/', status: 302 });
  shows(findRedirect, ['/unknown', table], undefined);
  shows(findRedirect, ['/', table], undefined);
});

test('the first of two redirects for the same path wins', () => {
  const [first, second] = [
    { from: '/a/', to: '/b', kind: 'vanity' },
    { from: '/a.html', to: '/c', kind: 'vanity' },
  ] as const;
  shows(redirectTable, [[first, second]], new Map([['/a', first]]));
});
