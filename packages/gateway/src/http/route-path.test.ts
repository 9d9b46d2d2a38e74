import { expect, test } from 'vitest';
import { routePath } from './route-path.ts';

test.each([
  ['/cart/{id}', { id: 'c-1' }, '/cart/:id', { id: 'c-1' }],
  ['/i18n/dict.{locale}.json', { locale: 'dict.en.json' }, '/i18n/:locale{dict\\.[^/]+\\.json}', { locale: 'en' }],
  ['{pagePath}.model.json', { pagePath: 'a/b.c.model.json' }, '/:pagePath{.+\\.model\\.json}', { pagePath: '/a/b.c' }],
  ['/a/{x}/b/{y}', { x: '1', y: '2' }, '/a/:x/b/:y', { x: '1', y: '2' }],
])('the contract path %s is converted to a route, and its parameters are read', (path, matched, pattern, params) => {
  const route = routePath(path);
  expect([route.pattern, route.read(matched)]).toEqual([pattern, params]);
});
