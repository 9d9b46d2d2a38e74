import { expect, test } from 'vitest';
import { createMenusCache } from './menus-cache.ts';

test('menus load once for each URL, again when the URL has changed, and again after a failure', async () => {
  const loaded: string[] = [];
  let isOffline = false;
  const menusOf = createMenusCache((url) => {
    loaded.push(url);
    return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ menus: [] });
  });
  await Promise.all([menusOf('/menus?v=1'), menusOf('/menus?v=1')]);
  expect(loaded).toEqual(['/menus?v=1']);
  isOffline = true;
  await expect(Promise.all([menusOf('/menus?v=2'), menusOf('/menus?v=2')])).rejects.toThrow('offline');
  expect(loaded).toEqual(['/menus?v=1', '/menus?v=2']);
  isOffline = false;
  await menusOf('/menus?v=2');
  expect(loaded).toEqual(['/menus?v=1', '/menus?v=2', '/menus?v=2']);
});
