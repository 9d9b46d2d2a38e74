import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import {
  isConfigurationPath,
  isPartsPage,
  isSecurePath,
  pageOf,
  reloadsOnBack,
  shortenPagePath,
  normalisePagePath,
} from './page-path.ts';

test('a page is recognised whatever its language, ending, query and hash', () => {
  for (const path of ['/cart', '/en/cart', '/fr/cart/', '/cart.html', '/en/cart.html?a=1', '/fr/cart#top']) {
    expect(pageOf(path)).toBe('/cart');
  }
  for (const path of ['/', '/en', '/fr/', '/en?a=1']) expect(pageOf(path)).toBe('');
});

test('only a trailing .html or slash is removed from a path', () => {
  expect(normalisePagePath('/a.html/b')).toBe('/a.html/b');
  expect(normalisePagePath('/')).toBe('');
});

const securePaths = ['/my-account', '/en/checkout/'];

test('a configured page, or a page under one, requires sign-in in every language', () => {
  for (const path of [
    '/my-account',
    '/fr/my-account',
    '/en/my-account.html',
    '/my-account/orders?x=1',
    '/en/my-account/',
    '/fr/checkout#a',
  ]) {
    shows(isSecurePath, [path, securePaths], true);
  }
  for (const path of ['/my-accounts', '/en', '/en/cart', '/en/x/my-account'])
    shows(isSecurePath, [path, securePaths], false);
  shows(isSecurePath, ['/my-account', []], false);
});

test.each([
  '/en/%6dy-account',
  '/en/%6Dy%2Daccount/orders',
  '/EN/My-Account',
  '/fr/MY-ACCOUNT.HTML',
  '//en//my-account//',
  '/en/./my-account',
  '/en/x/../my-account',
  '/en/x/%2e%2e/my-account',
  '/en/my-account.html/',
  '/en\\my-account',
  '/%65n/my-account',
  'my-account',
])('a secure page requires sign-in in any spelling of its path: %s', (path) => {
  shows(isSecurePath, [path, securePaths], true);
});

test('a configured path can be written in any spelling too', () => {
  shows(isSecurePath, ['/en/my-account', ['my-account/']], true);
  shows(isSecurePath, ['/en/my-account', ['/EN/%6dy-account.html']], true);
});

test('an escape is decoded once, and a malformed one matches no page', () => {
  shows(isSecurePath, ['/en/%256dy-account', securePaths], false);
  shows(isSecurePath, ['/en/my-account%', securePaths], false);
  shows(isSecurePath, ['/en/my-account/%E0%A4%A', securePaths], true);
});

test('every spelling of a secure path that a router accepts requires sign-in', () => {
  const spelling = fc
    .array(fc.record({ isEscaped: fc.boolean(), isUpper: fc.boolean() }), { minLength: 10, maxLength: 10 })
    .map((choices) =>
      choices
        .map(({ isEscaped, isUpper }, at) => {
          const letter = isUpper ? 'my-account'.charAt(at).toUpperCase() : 'my-account'.charAt(at);
          return isEscaped ? `%${letter.charCodeAt(0).toString(16)}` : letter;
        })
        .join(''),
    );
  fc.assert(
    fc.property(
      spelling,
      fc.constantFrom('', '/en', '/FR'),
      fc.constantFrom('', '/', '/orders', '?x=1'),
      (page, locale, end) => {
        expect(isSecurePath(`${locale}/${page}${end}`, securePaths)).toBe(true);
      },
    ),
  );
});

test('SDK-041 a configuration path is not a URL', () => {
  shows(isConfigurationPath, ['/content/sample/us/config'], true);
  for (const path of ['http://a.example', 'HTTPS://a', 'www.a.example/x', 'a.example.com', '/x.COM', '', ' ']) {
    shows(isConfigurationPath, [path], false);
  }
});

test('DOM-101 a page whose query has type=part shows service parts', () => {
  shows(isPartsPage, ['/en/products/valve', '?type=part'], true);
  shows(isPartsPage, ['/en/products/valve', 'sort=a&type=part'], true);
  shows(isPartsPage, ['/en/products/valve', '?type=parts'], false);
  shows(isPartsPage, ['/en/products/valve', '?subtype=part'], false);
});

test('DOM-102 a page without a query shows service parts if its path contains /support/', () => {
  shows(isPartsPage, ['/en/support/valve'], true);
  shows(isPartsPage, ['/en/support/valve', '?'], true);
  shows(isPartsPage, ['/en/support/valve', '?sort=a'], false);
  shows(isPartsPage, ['/en/support'], false);
  shows(isPartsPage, ['/en/products/valve'], false);
});

test('a query with back, keyword or compare reloads the page on back navigation', () => {
  for (const query of ['?back=K-1', '?sort=a&keyword=tub', 'compare='])
    shows(reloadsOnBack, ['/en/products', query], true);
  shows(reloadsOnBack, ['/en/products', '?background=1'], false);
});

test('the listed pages reload on back navigation, in every language', () => {
  shows(reloadsOnBack, ['/fr/products', '', ['/products']], true);
  shows(reloadsOnBack, ['/products', '', ['/en/products']], true);
  shows(reloadsOnBack, ['/fr/Product%73', '', ['/products']], true);
  shows(reloadsOnBack, ['/fr/cart', '', ['/products']], false);
});

test('DOM-008 the configured prefix and the .html suffix are removed from a page path', () => {
  shows(shortenPagePath, ['/content/sample/us/en/cart.html', '/content/sample/us'], '/en/cart');
  shows(shortenPagePath, ['/content/sample/us/en/cart.html', '/content/sample/us/'], '/en/cart');
  shows(shortenPagePath, ['/content/sample/us/en/cart', '/content/sample/us'], '/en/cart');
  shows(shortenPagePath, ['/en/cart.html', '/content/sample/us'], '/en/cart');
  shows(shortenPagePath, ['/en/cart.html', ''], '/en/cart');
  shows(shortenPagePath, ['/content/sample/us.html', '/content/sample/us'], '/');
});

test('a folder that only starts like the prefix, and .html inside the path, are preserved', () => {
  shows(shortenPagePath, ['/content/sample/usa/en', '/content/sample/us'], '/content/sample/usa/en');
  shows(shortenPagePath, ['/en/about.html/team', ''], '/en/about.html/team');
});
