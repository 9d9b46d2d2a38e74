import { browserLists, createLocation, createStores } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoStores } from '../demonstration/demo-stores.ts';
import { testGateway } from '../../testing/gateway.ts';
import { recordingLogger, recordFetch, sdkOn } from '../../testing/sdk.ts';
import { createShopper } from '../../testing/shopper.ts';
import { fillStores } from './testing.ts';

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

describe("the shopper's location", () => {
  const storage = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
  };
  const finderOn = (session: ReturnType<typeof storage>, calls = sdk, place = storage()) => {
    const cache = browserLists(place).location;
    const trueIp = () => session.getItem('trueIp') ?? undefined;
    return { cache, finder: createLocation(calls, { storage: cache, trueIp, logger, now: gateway.now }) };
  };
  const requestedPaths = () =>
    requests.map(({ url }) => url.pathname).filter((path) => path.includes('/maps/location/'));

  test('SDK-196 the shopper’s location is found by the true IP address of the session', async () => {
    const session = storage();
    session.setItem('trueIp', '127.0.0.1');
    const { finder, cache } = finderOn(session);
    expect(await finder.get()).toEqual({ city: 'Milwaukee', state: 'WI', postalCode: '53202' });
    expect(cache.read()).toMatchObject({ userCity: 'Milwaukee', foundAtMs: gateway.now().getTime() });
    expect(requestedPaths()).toEqual(['/api/maps/location/ip/127.0.0.1']);
    await finderOn(storage()).finder.get();
    expect(requestedPaths().at(-1)).toBe('/api/maps/location/ip/caller');
  });

  test('SDK-196 a known postal code changes the shopper’s location, and an unknown one does not', async () => {
    const { finder } = finderOn(storage());
    expect(await finder.moveTo('53703')).toEqual({ city: 'Madison', state: 'WI', postalCode: '53703' });
    expect(requestedPaths()).toEqual(['/api/maps/location/zipcode/53703']);
    expect(await finder.moveTo('00000')).toBeNull();
    expect(await finder.get()).toMatchObject({ city: 'Madison' });
  });

  test('SDK-160 a postal code for which the look-up returns another one does not change the location', async () => {
    const other = async (request: Request) => {
      const response = await gateway.fetch(request);
      if (!request.url.includes('/location/zipcode/')) return response;
      return Response.json({ ...((await response.json()) as object), Z: '53704' });
    };
    const { finder, cache } = finderOn(storage(), sdkOn(gateway, { fetch: { gateway: other } }));
    expect(await finder.moveTo('53703')).toBeNull();
    expect(cache.read()).toEqual({});
    expect(await finder.moveTo('53704')).toMatchObject({ postalCode: '53704' });
  });

  test('SDK-221 SDK-039 the shopper’s location is cached for half an hour, and a failed lookup is retried after a minute', async () => {
    const place = storage();
    const { finder } = finderOn(storage(), sdk, place);
    await finder.get();
    gateway.pass(30 * 60_000 - 1);
    await finder.get();
    expect(requestedPaths()).toHaveLength(1);
    gateway.pass(1);
    await finder.get();
    expect(requestedPaths()).toHaveLength(2);
    const failing = finderOn(storage(), offline).finder;
    expect(await failing.get()).toBeNull();
    gateway.pass(60_000 - 1);
    await failing.get();
    expect(messages).toEqual(['The location could not be found']);
    gateway.pass(1);
    await failing.get();
    expect(messages).toHaveLength(2);
  });
});
