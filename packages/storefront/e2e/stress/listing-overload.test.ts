import { fillDataFolder } from '@basin/gateway/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop, type ServedShop } from '../../../../scripts/serve-shop.ts';
import { overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';

// listings that fill a page even with a part of the catalogue
const listings = ['/en/products', '/en/products/bathroom', '/fr/products', '/fr/products/bathroom'];

let shop: ServedShop; // a separate shop, because it sheds requests, which the other tests do not expect
beforeAll(async () => {
  shop = await serveShop({}, fillDataFolder);
}, stressTimeout.timeout);
afterAll(() => shop.stop());

// scripts/stress/… X
test(
  'requests of 200 concurrent listing visitors are served in time or shed, at the throughput of 8 visitors',
  stressTimeout,
  async () => {
    const visit = (client: number) => fetch(new URL(listings[client % listings.length] ?? '', shop.origin));
    const report = await overload(visit, sizes.overloadMs);
    expect(overloadFaults(report), JSON.stringify(report)).toEqual([]);
  },
);
