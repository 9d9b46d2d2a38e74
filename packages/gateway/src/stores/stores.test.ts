import { browserLists, createLocation, createStores } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { houseStores } from '../demonstration/house-stores.ts';
import { testGateway } from '../../testing/gateway.ts';
import { keepingLogger, recording, sdkOn } from '../../testing/sdk.ts';
import { createShopper } from '../../testing/shopper.ts';
import { fillStores } from './testing.ts';

const gateway = await testGateway({
  fill: fillStores,
});
const { requests, fetch } = recording(gateway.fetch);
const { messages, logger } = keepingLogger();
const sdk = sdkOn(gateway, { fetch: { gateway: fetch, author: gateway.author.fetch } });
const away = sdkOn(gateway, { fetch: () => Response.error() });
beforeEach(() => {
  requests.length = messages.length = 0;
});
afterAll(() => gateway.close());

const stores = createStores(sdk, { logger });
const queries = () =>
  requests
    .filter(({ url }) => url.pathname === '/api/maps/store')
    .map(({ url }) => Object.fromEntries(url.searchParams));

describe('the stores near a place', () => {
  test('GW-016 SDK-104 SDK-198 are read with a GET: brand, fields, location type and a city within 64 km', async () => {
    const found = await stores.list({ near: 'Chicago, IL' });
    expect(found.map(({ name }) => name)).toEqual(['Basin Chicago', 'Basin Evanston']);
    expect(found[0]).toMatchObject({
      address: { city: 'Chicago', state: 'IL' },
      point: { latitude: expect.any(Number) as number },
      distanceKm: expect.any(Number) as number,
      features: expect.arrayContaining(['SlabGallery']) as string[],
    });
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

  test('SDK-199 are looked for farther away where there is none near, and once only', async () => {
    expect((await stores.list({ near: { latitude: 46.87, longitude: -113.99 } })).length).toBeGreaterThan(0);
    expect(await stores.list({ near: { latitude: -40, longitude: 100 } })).toEqual([]);
    expect(queries().map(({ spatialFilter }) => spatialFilter)).toEqual([
      ...['nearby(46.87,-113.99,64)', 'nearby(46.87,-113.99,1000)', 'nearby(-40,100,64)', 'nearby(-40,100,1000)'],
    ]);
  });

  test('SDK-223 are of the location type that is configured, so many and with the features that are asked for', async () => {
    const others = createStores(sdk, { logger, locationType: "Pat's" });
    expect(await others.list({ near: 'Chicago', limit: 1 })).toEqual([]);
    expect(queries()[0]).toMatchObject({ $filter: "LocationType eq 'Pat''s'", $top: '1' });
    const [slabs] = await stores.list({ near: 'Chicago', features: ['SlabGallery'] });
    expect(slabs?.name).toBe('Basin Chicago');
  });

  test('SDK-216 that cannot be looked up are none, with the line in the log as it is spelt', async () => {
    expect(await createStores(away, { logger }).list({ near: 'Chicago' })).toEqual([]);
    expect(messages).toEqual(['Find a nearest store: Error occured while fetching data from Get URL Property']);
  });
});

test('SDK-104 all stores come by name, without a distance', async () => {
  const found = await stores.list();
  const names = found.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(found).toHaveLength(houseStores().length);
  expect(found[0]).toMatchObject({ distanceKm: null, path: expect.stringMatching(/^\/locations\//) as string });
});

test('STO-088 the store of a page has its hours; there is none of an unknown page', async () => {
  const [card = expect.fail('there are no stores')] = await stores.list();
  const found = await stores.get(card.path ?? '');
  expect(found).toMatchObject({ name: card.name, address: { city: card.address.city }, distanceKm: null });
  expect(found?.hours[0]).toMatchObject({ day: 'Monday', open: expect.stringMatching(/^\d\d:\d\d$/) as string });
  expect(await stores.get('/locations/nowhere')).toBeNull();
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
    return { kept, finder: createLocation(calls, { kept, trueIp, logger, now: gateway.now }) };
  };
  const asked = () => requests.map(({ url }) => url.pathname).filter((path) => path.includes('/maps/location/'));

  test('SDK-196 is found by the true IP address of the session, with its city and postal code', async () => {
    const session = storage();
    session.setItem('trueIp', '127.0.0.1');
    const { finder, kept } = finderOn(session);
    expect(await finder.get()).toEqual({ city: 'Milwaukee', postalCode: '53202' });
    expect(kept.read()).toMatchObject({ userCity: 'Milwaukee', foundAtMs: gateway.now().getTime() });
    expect(asked()).toEqual(['/api/maps/location/ip/127.0.0.1']);
    await finderOn(storage()).finder.get();
    expect(asked().at(-1)).toBe('/api/maps/location/ip/caller');
  });

  test('SDK-196 is what a postal code says, when the answer has the same code', async () => {
    const { finder } = finderOn(storage());
    expect(await finder.moveTo('53703')).toEqual({ city: 'Madison', postalCode: '53703' });
    expect(asked()).toEqual(['/api/maps/location/zipcode/53703']);
    expect(await finder.moveTo('00000')).toBeNull();
    expect(await finder.get()).toMatchObject({ city: 'Madison' });
  });

  test('SDK-221 SDK-039 is kept for half an hour, and looked for at most once a minute', async () => {
    const place = storage();
    const { finder } = finderOn(storage(), sdk, place);
    await finder.get();
    gateway.pass(29 * 60_000);
    await finder.get();
    expect(asked()).toHaveLength(1);
    gateway.pass(2 * 60_000);
    await finder.get();
    expect(asked()).toHaveLength(2);
    const lost = finderOn(storage(), away).finder;
    expect(await lost.get()).toBeNull();
    await lost.get();
    expect(messages).toEqual(['The location could not be found']);
    gateway.pass(61_000);
    await lost.get();
    expect(messages).toHaveLength(2);
  });
});
