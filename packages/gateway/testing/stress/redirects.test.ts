import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCalls, createClient, contract, isSdkError, memoryTokenStore, type Fetch } from '@basin/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patience } from '../../../../scripts/stress/sizes.ts';
import { startFaultProxy, type Fault, type FaultProxy, type Way } from '../fault-proxy/index.ts';
import { send } from '../fault-proxy/wire.ts';
import { inParallel } from '../in-parallel.ts';

/** Only what comes to it counts. */
const system = { fetch: () => Response.json({ message: 'none' }, { status: 404 }) };

let proxy: FaultProxy;
/** Another host: it keeps what comes, and answers whatever is wanted. */
let foreign: Server;
let foreignURL: string;
const arrived: IncomingMessage[] = [];
beforeAll(async () => {
  proxy = await startFaultProxy({ gateway: system, author: system, identity: system });
  foreign = createServer((request, response) => {
    arrived.push(request);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  foreignURL = `localhost:${(foreign.address() as AddressInfo).port}`;
}, patience.timeout);
afterAll(async () => {
  foreign.closeAllConnections();
  await new Promise((resolve) => foreign.close(resolve));
  await proxy.close();
});
beforeEach(() => void (arrived.length = 0));

const statuses = [300, 301, 302, 303, 305, 307, 308];
const locations = () => [
  `http://${foreignURL}/taken`,
  `//${foreignURL}/taken`,
  `http://user:pass@${foreignURL}/taken`,
  `https://${foreignURL}/taken`,
  '/elsewhere/on/the/same/host',
  'javascript:alert(1)',
  '',
];

const redirection = (status: number, location: string): Fault => ({
  name: `${status} to ${location}`,
  isLost: true,
  answer: (wire) => send(wire, status, { location, 'content-type': 'text/html' }, ''),
});

const token = 'canary-token';
const platformFetch: Fetch = (request) => globalThis.fetch(request);
type Perform = (way: Way, fetch: Fetch | undefined) => Promise<unknown>;

const clientOver = ({ baseURL }: Way, fetch: Fetch | undefined) =>
  createClient(contract, {
    baseURL,
    fetch: fetch && { gateway: fetch, author: fetch, identity: fetch },
    session: { bearer: () => Promise.resolve({ token, isGuest: false }), replace: () => Promise.resolve(undefined) },
  });
const sdkOver = ({ baseURL }: Way, fetch: Fetch | undefined) =>
  createCalls({
    gatewayUrl: baseURL.gateway,
    identityUrl: baseURL.identity,
    authorUrl: baseURL.author,
    clientId: 'shop',
    fetch,
    tokens: memoryTokenStore({ token, isAuthenticated: true, refreshToken: 'canary-refresh' }),
    previewCredentials: { user: 'canary', password: 'canary-password' },
  });

/** Calls that carry something secret, in a header or in a body. */
const performs: Readonly<Record<string, Perform>> = {
  'a signed read': (way, fetch) => clientOver(way, fetch).cart.active(),
  'a signed change': (way, fetch) =>
    clientOver(way, fetch).cart.update({
      body: { cartId: 'c', version: 1, actions: [{ action: 'addLineItem', sku: 'BX-1', quantity: 1 }] },
    }),
  'the refresh of a token': (way, fetch) => sdkOver(way, fetch).session.bearer(),
  'a sign-in': (way, fetch) =>
    clientOver(way, fetch).identity.signIn({ body: { username: 'canary@example.org', password: 'canary-password' } }),
  'the token of a guest': (way, fetch) =>
    clientOver(way, fetch).session.createGuestToken({ query: { scope: 'guest' } }),
  'a page of the preview': (way, fetch) => sdkOver(way, fetch).content.dictionary({ params: { locale: 'en' } }),
  'an upload that tells how far it is': (way, fetch) =>
    sdkOver(way, fetch).assets.upload({
      query: { name: 'a.png' },
      body: new Blob(['x'], { type: 'image/png' }),
      onProgress: () => undefined,
    } as never),
};

/** What went where it should not, or was taken for an answer. */
async function leaksOf(perform: Perform, fault: Fault, fetch: Fetch | undefined): Promise<string[]> {
  const way = proxy.wayWith(fault);
  const outcome = await perform(way, fetch).then(
    () => 'taken for an answer',
    (error: unknown) => (isSdkError(error) ? undefined : `untyped: ${String(error)}`),
  );
  const strays = new Set(way.exchanges.map(({ path }) => path));
  return [outcome, ...strays].filter((leak) => leak !== undefined).map((leak) => `${fault.name}: ${leak}`);
}

describe('a redirection', () => {
  test('control: a client that follows it is seen', async () => {
    const follows: Perform = ({ baseURL }) =>
      fetch(`${baseURL.gateway}/cart/active`, { headers: { 'X-Token': token, Authorization: token } });
    await leaksOf(follows, redirection(307, `http://${foreignURL}/taken`), undefined);
    expect(arrived.map(({ headers }) => headers['x-token'])).toEqual([token]);
  });

  test.each(Object.keys(performs))('is not followed by %s, to whatever host', patience, async (name) => {
    const perform = performs[name] ?? expect.unreachable();
    const jobs = statuses.flatMap((status) =>
      locations().flatMap((location) =>
        [undefined, platformFetch].map((fetch) => () => leaksOf(perform, redirection(status, location), fetch)),
      ),
    );
    expect((await inParallel(8, jobs)).flat()).toEqual([]);
    expect(arrived.length).toBe(0);
  });
});

describe('an address in the configuration', () => {
  const callWith = async (gatewayUrl: string, address: string): Promise<string[]> => {
    const asked: string[] = [];
    const fetch: Fetch = ({ url }) => {
      asked.push(url);
      return Response.json({});
    };
    const site = { general: {}, endpoints: new Map([['cartActive', address]]), channel: undefined };
    const tokens = memoryTokenStore({ token, isAuthenticated: true, expiresAtMs: 4e12, revalidateAtMs: 4e12 });
    const sdk = createCalls({ gatewayUrl, site: site, fetch, tokens });
    await sdk.cart.active().catch(() => undefined); // only where it went counts
    return asked;
  };

  test('takes no token from https to http', async () => {
    expect(await callWith('https://gateway.example/api', 'http://gateway.example/cart')).toEqual([
      'https://gateway.example/api/cart/active',
    ]);
    expect(await callWith('https://gateway.example/api', 'https://carts.example/cart')).toEqual([
      'https://carts.example/cart',
    ]);
    expect(await callWith('http://127.0.0.1:4000', 'http://127.0.0.1:4001/cart')).toEqual([
      'http://127.0.0.1:4001/cart',
    ]);
  });
});
