import { storeFeatures } from '@basin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoStores } from '../demonstration/demo-stores.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { fillStores } from './testing.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({
    fill: fillStores,
  });
  guest = await createShopper(gateway);
});
afterAll(() => gateway.close());

const get = (path: string, query: Record<string, string> = {}, headers?: Record<string, string>) =>
  guest.send('GET', `${path}?${new URLSearchParams(query).toString()}`, undefined, headers);

interface Stores {
  readonly d: { readonly __count?: string; readonly results: readonly Record<string, unknown>[] };
}
const stores = async (query: Record<string, string>) =>
  ((await get('/maps/store', { brand: 'Averell', ...query })).body as Stores).d;

describe('locations', () => {
  test('GW-009 GW-016 SDK-103 SDK-160 SDK-196 the location of a postal code is its city and state, with the same code', async () => {
    expect((await get('/maps/location/zipcode/53703')).body).toMatchObject({ C: 'Madison', Z: '53703', S: 'WI' });
    expect((await get('/maps/location/zipcode/H2Y%201Z5')).body).toMatchObject({
      C: 'Montréal',
      Z: 'H2Y 1Z5',
      S: 'QC',
    });
    expect((await get('/maps/location/zipcode/00000')).status).toBe(404);
  });

  test('GW-009 GW-016 SDK-102 SDK-196 the location of a local IP address is that of the shop, and of any other address unknown', async () => {
    expect((await get('/maps/location/ip/127.0.0.1')).body).toMatchObject({ C: 'Milwaukee', Z: '53202', S: 'WI' });
    expect((await get('/maps/location/ip/%3A%3A1')).body).toMatchObject({ C: 'Milwaukee' });
    expect((await get('/maps/location/ip/8.8.8.8')).status).toBe(404);
    for (const path of ['/caller', '/', ''])
      expect((await get(`/maps/location/ip${path}`)).body).toMatchObject({ C: 'Milwaukee' });
    const forwarded = await get('/maps/location/ip/caller', {}, { 'x-forwarded-for': '10.0.0.1, 8.8.8.8' });
    expect(forwarded.status).toBe(404);
  });

  test('GW-016 SDK-197 the location of a point is the nearest place, and a point at sea is a 404', async () => {
    const response = await get('/maps/location/reverse', { brand: 'Averell', lat: '41.8781', long: '-87.6298' });
    expect(response.body).toMatchObject({
      adminDistrict2: 'Chicago',
      postalCode: expect.stringMatching(/^606\d\d$/) as string,
      adminDistrict: 'IL',
      countryRegion: 'US',
    });
    expect((await get('/maps/location/reverse', { brand: 'Averell', lat: '0', long: '-30' })).status).toBe(404);
    expect((await get('/maps/location/reverse', { brand: 'Averell', lat: '91', long: '0' })).status).toBe(400);
  });
});

test('GW-009 SDK-101 an address is validated against the postal codes of its country', async () => {
  const query = '12 Lakeside Street, Madison, WI 53703';
  const validate = async (country: string) => (await get('/maps/address/validate', { query, country })).body;
  expect(await validate('US')).toMatchObject({
    isValid: true,
    suggestions: [{ formattedAddress: query, confidence: 'High' }],
  });
  expect(await validate('CA')).toMatchObject({ isValid: false });
});

describe('store searches', () => {
  test('GW-009 GW-016 SDK-198 a search near a city, an address or a point returns stores nearest first, with their distance in kilometres', async () => {
    for (const place of ['Chicago, IL', '12 Main Street, Chicago, IL 60607', '12 Main Street Chicago']) {
      const { results } = await stores({ spatialFilter: `nearby('${place}',64)` });
      expect(results.map(({ Name }) => Name)).toEqual(['Basin Chicago', 'Basin Evanston']);
    }
    const wide = await stores({ spatialFilter: 'nearby(41.8781,-87.6298,1000)', $top: '250' });
    const distances = wide.results.map((store) => Number(store.__Distance));
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(Math.max(...distances)).toBeLessThanOrEqual(1000);
  });

  test('SDK-199 a search in a remote area finds no store within 64 km, but one within 1000 km', async () => {
    expect((await stores({ spatialFilter: "nearby('59101',64)" })).results).toEqual([]);
    expect((await stores({ spatialFilter: "nearby('59101',1000)" })).results.length).toBeGreaterThan(0);
    expect((await stores({ spatialFilter: "nearby('Nowhere At All',1000)" })).results).toEqual([]);
  });

  test('DOM-031 a search filters by location type and feature, selects properties, pages and counts', async () => {
    const filter = "LocationType eq 'KOHLER Store' and SlabGallery eq true";
    const all = demoStores().filter(({ slabGallery }) => slabGallery).length;
    const page = await stores({
      $filter: filter,
      $select: 'Name,__Distance',
      $top: '2',
      $skip: '1',
      $inlinecount: 'allpages',
    });
    expect(page.__count).toBe(String(all));
    expect(page.results.map((store) => Object.keys(store))).toEqual([['Name'], ['Name']]);
    expect((await stores({})).results).toHaveLength(25);
    expect((await stores({ $filter: "LocationType eq 'Other'" })).results).toEqual([]);
  });

  test('DOM-031 each store has its five features as booleans', async () => {
    const { results } = await stores({ $top: '250' });
    const found = results.map((store) => [store.Name, storeFeatures.map((feature) => store[feature])] as const);
    const expected = demoStores().map(
      ({ name, inStoreShopping, virtualMeetings, weekendHours, slabGallery, appointmentOnly }) =>
        [name, [inStoreShopping, virtualMeetings, weekendHours, slabGallery, appointmentOnly]] as const,
    );
    expect(new Map(found)).toEqual(new Map(expected));
  });

  test.each([
    { $filter: "Latitude gt '1'" },
    { $filter: "StartsWith(Locality,'Ch') eq true and SlabGallery eq true" },
    { $select: 'Name,password' },
    { spatialFilter: "nearby('Chicago',5000)" },
    { spatialFilter: 'nearby(Chicago,64)' },
  ])('the invalid store query %j is rejected', async (query) => {
    expect((await get('/maps/store', { brand: 'Averell', ...query })).status).toBe(400);
  });

  test('GW-016 SDK-200 localities are suggested by prefix', async () => {
    const response = await get('/maps/store/locality', {
      $filter: "StartsWith(Locality,'por') eq true",
      $select: 'Locality,AdminDistrict,PostalCode',
    });
    expect((response.body as Stores).d.results).toEqual([
      { Locality: 'Portland', AdminDistrict: 'ME', PostalCode: '04101' },
      { Locality: 'Portland', AdminDistrict: 'OR', PostalCode: '97209' },
    ]);
  });
});

test('SDK-056 the author system returns the details of a store by its page path, and a 404 for an unknown path', async () => {
  const details = (path: string) =>
    gateway.author.fetch(
      new Request(`http://author.test/bin/storefront/storedetails?path=${encodeURIComponent(path)}`),
    );
  const found = await details('/en/locations/chicago-il.html');
  expect(await found.json()).toMatchObject({ name: 'Basin Chicago', address: { city: 'Chicago' }, SlabGallery: true });
  expect((await details('/locations/atlantis')).status).toBe(404);
});
