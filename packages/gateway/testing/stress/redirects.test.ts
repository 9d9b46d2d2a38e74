import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCalls, createClient, contract, isSdkError, memoryTokenStore, type Fetch } from '@basin/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { startFaultProxy, type Fault, type FaultProxy, type Leg } from '../fault-proxy/index.ts';
import { send } from '../fault-proxy/wire.ts';
import { inParallel } from '../in-parallel.ts';

/** Its responses do not matter, only the requests that reach it. */
const system = { fetch: () => Response.json({ message: 'none' }, { status: 404 }) };

let proxy: FaultProxy;
/** A server on another host, which records the requests that reach it. */
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
}, stressTimeout.timeout);
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
  respond: (wire) => send(wire, status, { location, 'content-type': 'text/html' }, ''),
});

const token = 'canary-token';
const platformFetch: Fetch = (request) => globalThis.fetch(request);
type Perform = (leg: Leg, fetch: Fetch | undefined) => Promise<unknown>;

const clientOver = ({ baseURL }: Leg, fetch: Fetch | undefined) =>
  createClient(contract, {
    baseURL,
    fetch: fetch && { gateway: fetch, author: fetch, identity: fetch },
    session: { bearer: () => Promise.resolve({ token, isGuest: false }), replace: () => Promise.resolve(undefined) },
  });
const createSdkFromCalls = ({ baseURL }: Leg, fetch: Fetch | undefined) =>
  createCalls({
    gatewayUrl: baseURL.gateway,
    identityUrl: baseURL.identity,
    authorUrl: baseURL.author,
    clientId: 'shop',
    fetch,
    tokens: memoryTokenStore({ token, isAuthenticated: true, refreshToken: 'canary-refresh' }),
    previewCredentials: { user: 'canary', password: 'canary-password' },
  });

/** Calls that carry a secret in a header or in the body. */
const performs: Readonly<Record<string, Perform>> = {
  'a signed read': (leg, fetch) => clientOver(leg, fetch).cart.active(),
  'a signed change': (leg, fetch) =>
    clientOver(leg, fetch).cart.update({
      body: { cartId: 'c', version: 1, actions: [{ action: 'addLineItem', sku: 'BX-1', quantity: 1 }] },
    }),
  'the refresh of a token': (leg, fetch) => createSdkFromCalls(leg, fetch).session.bearer(),
  'a sign-in': (leg, fetch) =>
    clientOver(leg, fetch).identity.signIn({ body: { username: 'canary@example.org', password: 'canary-password' } }),
  'the token of a guest': (leg, fetch) =>
    clientOver(leg, fetch).session.createGuestToken({ query: { scope: 'guest' } }),
  'a preview request': (leg, fetch) => createSdkFromCalls(leg, fetch).content.dictionary({ params: { locale: 'en' } }),
  'an upload with progress events': (leg, fetch) =>
    createSdkFromCalls(leg, fetch).assets.upload({
      query: { name: 'a.png' },
      body: new Blob(['x'], { type: 'image/png' }),
      onProgress: () => undefined,
    } as never),
};

/** Makes a call under a redirect. Returns the paths that the client followed it to, and an outcome other than a typed error. */
async function leaksOf(perform: Perform, fault: Fault, fetch: Fetch | undefined): Promise<string[]> {
  const leg = proxy.openLeg(fault);
  const outcome = await perform(leg, fetch).then(
    () => 'accepted as a response',
    (error: unknown) => (isSdkError(error) ? undefined : `untyped: ${String(error)}`),
  );
  const strays = new Set(leg.exchanges.map(({ path }) => path));
  return [outcome, ...strays].filter((leak) => leak !== undefined).map((leak) => `${fault.name}: ${leak}`);
}

describe('redirects', () => {
  test('control: a client that follows a redirect is detected', async () => {
    const follows: Perform = ({ baseURL }) =>
      fetch(`${baseURL.gateway}/cart/active`, { headers: { 'X-Token': token, Authorization: token } });
    await leaksOf(follows, redirection(307, `http://${foreignURL}/taken`), undefined);
    expect(arrived.map(({ headers }) => headers['x-token'])).toEqual([token]);
  });

  test.each(Object.keys(performs))('a redirect to any host is not followed by %s', stressTimeout, async (name) => {
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

describe('configured endpoints', () => {
  const callWith = async (gatewayUrl: string, endpoint: string): Promise<string[]> => {
    const requested: string[] = [];
    const fetch: Fetch = ({ url }) => {
      requested.push(url);
      return Response.json({});
    };
    const site = { general: {}, endpoints: new Map([['cartActive', endpoint]]), channel: undefined };
    const tokens = memoryTokenStore({ token, isAuthenticated: true, expiresAtMs: 4e12, revalidateAtMs: 4e12 });
    const sdk = createCalls({ gatewayUrl, site: site, fetch, tokens });
    await sdk.cart.active().catch(() => undefined); // only the URL of the request matters
    return requested;
  };

  test('a configured endpoint never sends a token from https to http', async () => {
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
