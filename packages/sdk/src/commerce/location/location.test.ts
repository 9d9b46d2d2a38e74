import { browserLists, createLocation } from '@basin/sdk';
import { afterAll, beforeEach, expect, test } from 'vitest';
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
const requestedPaths = () => requests.map(({ url }) => url.pathname).filter((path) => path.includes('/maps/location/'));

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
