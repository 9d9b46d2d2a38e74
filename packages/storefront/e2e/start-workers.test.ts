import { once } from 'node:events';
import { inject, test, expect } from 'vitest';
import { spawnShop } from './shop-process.ts';

test('a shop of several processes whose port is in use prints the reason without a stack and ends with 1', async () => {
  const shop = spawnShop({ PORT: new URL(inject('gatewayOrigin')).port, WORKERS: '2' });
  let output = '';
  shop.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect(await once(shop, 'close')).toEqual([1, null]);
  expect(output).toContain('is in use: stop the process that listens there, or set another PORT');
  expect(output).not.toContain('\n    at ');
});
