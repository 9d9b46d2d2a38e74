import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isSecurePath } from './is-secure-path.ts';

const securePaths = ['/my-account', '/en/checkout/'];

test('a page of the configured list, or under one, needs login in every language', () => {
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
