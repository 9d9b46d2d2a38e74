import { fillPart } from '@basin/gateway/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop, type ServedShop } from '../../../../scripts/serve-shop.ts';
import { overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';

// full pages also of a part of the catalogue
const listings = ['/en/products', '/en/products/bathroom', '/fr/products', '/fr/products/bathroom'];

let shop: ServedShop; // its own: it sheds requests, which the other tests of the shop would not expect
beforeAll(async () => {
  shop = await serveShop({}, fillPart);
}, patience.timeout);
afterAll(() => shop.stop());

// shedding.test.ts shows that the measure detects a server that queues
test('200 visitors of listings are answered in time, or shed, at the throughput of 8', patience, async () => {
  const visit = (client: number) => fetch(new URL(listings[client % listings.length] ?? '', shop.origin));
  const report = await overload(visit, sizes.overloadMs);
  expect(overloadFaults(report), JSON.stringify(report)).toEqual([]);
});
