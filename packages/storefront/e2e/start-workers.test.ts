import { once } from 'node:events';
import { inject, test, expect } from 'vitest';
import { spawnShop } from './shop-process.ts';

test('a shop of several processes whose port is in use ends with 1, so that its supervisor notices', async () => {
  const shop = spawnShop({ PORT: new URL(inject('gatewayOrigin')).port, WORKERS: '2' });
  expect(await once(shop, 'exit')).toEqual([1, null]);
});
