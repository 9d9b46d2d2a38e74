import { createStores } from '@basin/sdk';
import { afterAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { sdkOn } from '../../testing/sdk.ts';
import { createShopper } from '../../testing/shopper.ts';
import { fillStores } from './testing.ts';

const gateway = await testGateway({
  fill: fillStores,
});
afterAll(() => gateway.close());

const stores = createStores(sdkOn(gateway));

test('the distance from a city starts at its centre, not at an outer postal code', async () => {
  for (const near of ['Montréal', 'Chicago, IL', '215 Rue Saint-Paul Ouest Montréal']) {
    const [nearest] = await stores.list({ near });
    expect([near, Number(nearest?.distanceKm) < 6]).toEqual([near, true]);
  }
});

test('a place in another country has no stores nearby, even when a city here has its name', async () => {
  expect((await stores.list({ near: 'Paris, TX' })).length).toBeGreaterThan(0);
  expect(await stores.list({ near: 'Paris, France' })).toEqual([]);
});

test.each(['nearby(91,0,64)', 'nearby(0,-181,64)', 'nearby(0,0,0.1)', 'nearby(0,0,1001)', "nearby('',64)"])(
  'GW-009 the invalid spatial filter %s is rejected with an error that names the parameter',
  async (spatialFilter) => {
    const shopper = await createShopper(gateway);
    expect(
      await shopper.send('GET', `/maps/store?${new URLSearchParams({ brand: 'basin', spatialFilter })}`),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidField', field: 'spatialFilter' }] },
    });
  },
);
