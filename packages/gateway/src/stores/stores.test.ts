import { browserLists, createLocationFinder, findStoresNear, storeFields } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { houseStores } from '../demonstration/house-stores.ts';
import { testGateway } from '../../testing/gateway.ts';
import { keepingLogger, recording, sdkOn } from '../../testing/sdk.ts';
import { createShopper } from '../../testing/shopper.ts';

const gateway = await testGateway({
  fill: async (db) => {
    const rows = houseStores().map((store) => ({ id: store.id, document: JSON.stringify(store) }));
    await db.insertInto('stores').values(rows).execute();
  },
});
const { requests, fetch } = recording(gateway.fetch);
const { messages, logger } = keepingLogger();
const sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
const away = sdkOn(gateway, { fetch: () => Response.error() });
beforeEach(() => {
  requests.length = messages.length = 0;
});
afterAll(() => gateway.close());

const options = { brand: 'basin', logger };
const queries = () =>
  requests
    .filter(({ url }) => url.pathname === '/api/maps/store')
    .map(({ url }) => Object.fromEntries(url.searchParams));

describe('the stores near a place', () => {
  test('GW-016 SDK-104 SDK-198 are read with a GET: brand, fields, location type and a city within 64 km', async () => {
    const found = await findStoresNear(sdk, { city: 'Chicago, IL' }, options);
    expect(found.map(({ name }) => name)).toEqual(['Basin Chicago', 'Basin Evanston']);
    expect(found[0]).toMatchObject({
      city: 'Chicago',
      distanceKm: expect.any(Number) as number,
      features: { SlabGallery: true },
    });
    expect(queries()).toEqual([
      {
        brand: 'basin',
        $select: storeFields.join(','),
        $filter: "LocationType eq 'KOHLER Store'",
        spatialFilter: "nearby('Chicago, IL',64)",
        $format: 'json',
      },
    ]);
  });

  test('SDK-199 are looked for farther away where there is none near, and once only', async () => {
    expect((await findStoresNear(sdk, { latitude: 46.87, longitude: -113.99 }, options)).length).toBeGreaterThan(0);
    expect(await findStoresNear(sdk, { latitude: -40, longitude: 100 }, options)).toEqual([]);
    expect(queries().map(({ spatialFilter }) => spatialFilter)).toEqual([
      ...['nearby(46.87,-113.99,64)', 'nearby(46.87,-113.99,1000)', 'nearby(-40,100,64)', 'nearby(-40,100,1000)'],
    ]);
  });

  test('SDK-223 are asked for the fields that are configured, of the location type that is configured', async () => {
    const fields = ['Name', '__Distance'];
    const found = await findStoresNear(sdk, { city: 'Chicago' }, { ...options, fields, locationType: "Pat's", top: 1 });
    expect(found).toEqual([]);
    expect(queries()[0]).toMatchObject({ $select: 'Name,__Distance', $filter: "LocationType eq 'Pat''s'", $top: '1' });
    const [only] = await findStoresNear(sdk, { city: 'Chicago' }, { ...options, fields });
    expect(only).toMatchObject({ name: 'Basin Chicago', phone: undefined });
  });

  test('SDK-216 that cannot be looked up are none, with the line in the log as it is spelt', async () => {
    expect(await findStoresNear(away, { city: 'Chicago' }, options)).toEqual([]);
    expect(messages).toEqual(['Find a nearest store: Error occured while fetching data from Get URL Property']);
  });
});

test.each(['nearby(91,0,64)', 'nearby(0,-181,64)', 'nearby(0,0,0.1)', 'nearby(0,0,1001)', "nearby('',64)"])(
  'GW-009 %s is no place near which stores could be: an error response that names the parameter',
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

describe("the shopper's place", () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const finderOn = (session: ReturnType<typeof storage>, calls = sdk, place = storage()) => {
    const kept = browserLists(place).location;
    const trueIp = () => session.getItem('trueIp') ?? undefined;
    return { kept, finder: createLocationFinder(calls, { kept, trueIp, logger, now: gateway.now }) };
  };
  const asked = () => requests.map(({ url }) => url.pathname).filter((path) => path.includes('/maps/location/'));

  test('SDK-196 is found by the true IP address of the session, with its city and postal code', async () => {
    const session = storage();
    session.setItem('trueIp', '127.0.0.1');
    const { finder, kept } = finderOn(session);
    expect(await finder.locate()).toMatchObject({ userCity: 'Milwaukee', utilityLocation: '53202' });
    expect(kept.read()).toMatchObject({ userCity: 'Milwaukee', foundAtMs: gateway.now().getTime() });
    expect(asked()).toEqual(['/api/maps/location/ip/127.0.0.1']);
    await finderOn(storage()).finder.locate();
    expect(asked().at(-1)).toBe('/api/maps/location/ip/caller');
  });

  test('SDK-196 is what a postal code says, when the answer has the same code', async () => {
    const { finder } = finderOn(storage());
    expect(await finder.moveTo('53703')).toMatchObject({ userCity: 'Madison', utilityLocation: '53703' });
    expect(asked()).toEqual(['/api/maps/location/zipcode/53703']);
    expect(await finder.moveTo('00000')).toBeUndefined();
    expect(await finder.locate()).toMatchObject({ userCity: 'Madison' });
  });

  test('SDK-039 is kept for half an hour, and looked for at most once a minute', async () => {
    const place = storage();
    const { finder } = finderOn(storage(), sdk, place);
    await finder.locate();
    gateway.pass(29 * 60_000);
    await finder.locate();
    expect(asked()).toHaveLength(1);
    gateway.pass(2 * 60_000);
    await finder.locate();
    expect(asked()).toHaveLength(2);
    const lost = finderOn(storage(), away).finder;
    expect(await lost.locate()).toEqual({});
    await lost.locate();
    expect(messages).toEqual(['The location could not be found']);
    gateway.pass(61_000);
    await lost.locate();
    expect(messages).toHaveLength(2);
  });
});
