import { createStores } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoStores } from '../../../../gateway/src/demonstration/demo-stores.ts';
import { fillStores } from '../../../../gateway/src/stores/testing.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordingLogger, recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({
  fill: fillStores,
});
const { requests, fetch } = recordFetch(gateway.fetch);
const { messages, logger } = recordingLogger();
const sdk = sdkOn(gateway, { fetch: { gateway: fetch, author: gateway.author.fetch } });
const offline = sdkOn(gateway, { fetch: () => Response.error() });
beforeEach(() => {
  requests.length = messages.length = 0;
});
afterAll(() => gateway.close());

const stores = createStores(sdk, { logger });
const queries = () =>
  requests
    .filter(({ url }) => url.pathname === '/api/maps/store')
    .map(({ url }) => Object.fromEntries(url.searchParams));

describe('stores near a place', () => {
  test('GW-016 DOM-081 SDK-104 SDK-198 nearby stores are requested with brand, properties, location type and a distance of 64 km', async () => {
    const found = await stores.list({ near: 'Chicago, IL' });
    expect(found.map(({ name }) => name)).toEqual(['Basin Chicago', 'Basin Evanston']);
    expect(found[0]).toMatchObject({
      address: { city: 'Chicago', state: 'IL' },
      point: { latitude: expect.any(Number) as number },
      distanceKm: expect.any(Number) as number,
      features: expect.arrayContaining(['SlabGallery']) as string[],
    });
    expect(requests.at(-1)).toMatchObject({ method: 'GET', url: { pathname: '/api/maps/store' } });
    expect(queries()).toEqual([
      {
        brand: 'basin',
        $select:
          'EntityID,Name,LocationType,AddressLine,Locality,AdminDistrict,PostalCode,CountryRegion,Phone,Latitude,Longitude,PageUrl,BPNumber,Hours,InStoreShopping,VirtualMeetings,WeekendHours,SlabGallery,AppointmentOnly,__Distance',
        $filter: "LocationType eq 'KOHLER Store'",
        spatialFilter: "nearby('Chicago, IL',64)",
        $format: 'json',
      },
    ]);
  });

  test('SDK-199 when no store is nearby, the search is repeated once with a distance of 1000 km', async () => {
    expect((await stores.list({ near: { latitude: 46.87, longitude: -113.99 } })).length).toBeGreaterThan(0);
    expect(await stores.list({ near: { latitude: -40, longitude: 100 } })).toEqual([]);
    expect(queries().map(({ spatialFilter }) => spatialFilter)).toEqual([
      ...['nearby(46.87,-113.99,64)', 'nearby(46.87,-113.99,1000)', 'nearby(-40,100,64)', 'nearby(-40,100,1000)'],
    ]);
  });

  test('SDK-223 the store search uses the configured location type, the limit and the requested features', async () => {
    const others = createStores(sdk, { logger, locationType: "Pat's" });
    expect(await others.list({ near: 'Chicago', limit: 1 })).toEqual([]);
    expect(queries()[0]).toMatchObject({ $filter: "LocationType eq 'Pat''s'", $top: '1' });
    const [slabs] = await stores.list({ near: 'Chicago', features: ['SlabGallery'] });
    expect(slabs?.name).toBe('Basin Chicago');
  });

  test('SDK-223 a store search returns the requested fields', async () => {
    const [first] = await sdk.stores.list({ query: { brand: 'basin', $select: 'EntityID,Name' } });
    expect(queries()).toEqual([{ brand: 'basin', $select: 'EntityID,Name' }]);
    expect(first).toMatchObject({ id: expect.any(String) as string, name: expect.stringContaining('Basin') as string });
    expect(first?.phone).toBeUndefined();
  });

  test('SDK-199 SDK-223 the limit and the wider distance count only stores with the requested features', async () => {
    const features = ['SlabGallery'] as const;
    const near = 'Evanston, IL';
    expect((await stores.list({ near, features, limit: 1 })).map(({ name }) => name)).toEqual(['Basin Chicago']);
    expect((await stores.list({ features, limit: 3 })).map((store) => store.features.includes('SlabGallery'))).toEqual([
      true,
      true,
      true,
    ]);
    requests.length = 0;
    const [nearest] = await stores.list({ near: 'Buffalo, NY', features });
    expect(nearest?.features).toContain('SlabGallery');
    expect(queries().map(({ spatialFilter }) => spatialFilter)).toEqual([
      "nearby('Buffalo, NY',64)",
      "nearby('Buffalo, NY',1000)",
    ]);
  });

  test('SDK-216 a failed store search rejects and logs the specified line', async () => {
    const failed = createStores(offline, { logger }).list({ near: 'Chicago' });
    await expect(failed).rejects.toMatchObject({ operation: 'session.createGuestToken' });
    expect(messages).toEqual(['Find a nearest store: Error occured while fetching data from Get URL Property']);
  });
});

test('SDK-104 all stores are listed by name, without a distance', async () => {
  const found = await stores.list();
  const names = found.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(found).toHaveLength(demoStores().length);
  expect(found[0]).toMatchObject({ distanceKm: null, path: expect.stringMatching(/^\/locations\//) as string });
});

test('SDK-104 more stores than a request returns are listed in several requests', async () => {
  const { db } = gateway;
  const [store] = demoStores();
  const rows = Array.from({ length: 500 }, (_, place) => ({ id: `more-${place}`, document: JSON.stringify(store) }));
  await db.insertInto('stores').values(rows).execute();
  const found = await stores.list();
  await db.deleteFrom('stores').where('id', 'like', 'more-%').execute();
  expect(found).toHaveLength(demoStores().length + rows.length);
  expect(queries().map(({ $top, $skip }) => [$top, $skip])).toEqual([
    ['250', '0'],
    ['250', '250'],
    ['250', '500'],
  ]);
});

test('STO-088 the store of a page has its opening hours, and an unknown page has no store', async () => {
  const [card = expect.fail('there are no stores')] = await stores.list();
  const found = await stores.get(card.path ?? '');
  expect(found).toMatchObject({ name: card.name, address: { city: card.address.city }, distanceKm: null });
  expect(found?.hours[0]).toMatchObject({ day: 'Monday', open: expect.stringMatching(/^\d\d:\d\d$/) as string });
  expect(await stores.get('/locations/nowhere')).toBeNull();
});
