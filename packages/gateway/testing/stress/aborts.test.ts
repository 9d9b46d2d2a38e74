import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCalls, isSdkError, type Fetch, type SdkCalls } from '@basin/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { faults, startFaultProxy, type FaultProxy, type Way } from '../fault-proxy/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
/** Where answers never end: for all calls, and for all but the token's. */
let ways: Way[];
const unhandled: unknown[] = [];
const keep = (reason: unknown) => void unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', keep);
  gateway = await testGateway();
  await openWays();
}, patience.timeout);
afterEach(() => expect(unhandled).toEqual([]));
afterAll(async () => {
  process.off('unhandledRejection', keep);
  await proxy.close();
  await gateway.close();
});

async function openWays(): Promise<void> {
  proxy = await startFaultProxy({ gateway, author: gateway.author, identity: gateway.identity });
  ways = endless.flatMap((fault) => [proxy.wayWith(fault), proxy.wayWith(fault, (path) => !path.startsWith('/oauth'))]);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const endless = ['an answer that stalls after its head', 'an answer that stalls in its middle'].map(
  (name) => faults.find((fault) => fault.name === name) ?? expect.unreachable(),
);

/** How many connections are left after a time in which they can all close; the deadline of a call is longer. */
async function openAfter(ms: number): Promise<number> {
  for (let turn = 0; turn < ms / 20 && proxy.connections() > 0; turn += 1) await delay(20);
  return proxy.connections();
}

/** What a caller can be left with: timers, requests, listeners, memory. */
async function leftovers(signals: readonly AbortSignal[]) {
  proxy.hangUp();
  for (let turn = 0; turn < 20; turn += 1) {
    collectGarbage();
    await delay(50); // what hears of collected garbage lets go of more
  }
  const kinds = process.getActiveResourcesInfo();
  return {
    timers: kinds.filter((kind) => kind === 'Timeout').length,
    requests: kinds.filter((kind) => kind.endsWith('ReqWrap')).length,
    listeners: signals.reduce((sum, signal) => sum + getEventListeners(signal, 'abort').length, 0),
    heapMiB: process.memoryUsage().heapUsed / 2 ** 20,
  };
}

const sdkOn = (index: number, fetch?: Fetch): SdkCalls => {
  const { baseURL } = ways[index % ways.length] ?? expect.unreachable();
  return createCalls({ gatewayUrl: baseURL.gateway, authorUrl: baseURL.author, fetch, now: gateway.now });
};

type Make = (sdk: SdkCalls, signal: AbortSignal) => Promise<unknown>;
const makes: readonly Make[] = [
  (sdk, signal) => sdk.cart.active({ signal }),
  (sdk, signal) => sdk.crm.subscribe({ body: subscription, signal } as never),
  (sdk, signal) => sdk.session.bearer({ signal }),
  (sdk, signal) => sdk.content.pageModel({ params: { pagePath: '/en' }, signal }),
];
const subscription = { email: 'pat@example.org', brand: 'basin', source: 'footer', locale: 'en', optIn: true };

/** Gives up twice so many calls at some time after they began, half of them also by a signal that they share. */
async function giveUp(pairs: number) {
  const shared = new AbortController();
  const signals = [shared.signal];
  const kinds = new Set<string>();
  const jobs = times(pairs, (index) => async () => {
    const sdk = sdkOn(index);
    const own = new AbortController();
    if (index % 97 === 0) signals.push(own.signal);
    const making = (makes[(index >> 2) % makes.length] ?? expect.unreachable())(sdk, own.signal);
    setTimeout(() => own.abort(), (index * 7) % 23);
    const also = sdk.cart.active({ signal: AbortSignal.any([own.signal, shared.signal]) });
    for (const made of await Promise.allSettled([making, also]))
      kinds.add(made.status === 'fulfilled' ? 'answered' : isSdkError(made.reason) ? made.reason.kind : 'untyped');
  });
  await inParallel(40, jobs);
  return { kinds, signals };
}

/** Gives calls up once all of them are under way and garbage has been collected. */
async function giveUpLate(calls: number, fetch?: Fetch): Promise<void> {
  const given = times(calls, (index) => {
    const caller = new AbortController();
    const made = sdkOn(index, fetch).cart.active({ signal: caller.signal });
    return { caller, ended: made.catch((error: unknown) => isSdkError(error) && error.kind) };
  });
  while (proxy.connections() < calls) await delay(20);
  collectGarbage();
  await delay(20);
  for (const { caller } of given) caller.abort();
  expect(new Set(await Promise.all(given.map(({ ended }) => ended)))).toEqual(new Set(['aborted']));
}

/** A fetch that ignores aborts. It holds its responses: a connection closes when its response is garbage-collected. */
const unread: Response[] = [];
const leakyFetch: Fetch = async (request) => {
  const response = await globalThis.fetch(new Request(request, { signal: null }));
  unread.push(response);
  return response.clone();
};

/** What may remain after so many calls as were made before: a line of the proxy for each, and fetch's own pool. */
const mostMiB = 12;

describe('calls that are given up', () => {
  test('control: connections that stay open are seen, and a listener that stays', async () => {
    await giveUpLate(8, leakyFetch);
    collectGarbage();
    expect(await openAfter(300)).toBe(8);
    unread.length = 0;
    await proxy.close();
    await openWays();
    const { signal } = new AbortController();
    signal.addEventListener('abort', () => undefined);
    expect((await leftovers([signal])).listeners).toBe(1);
  });

  test('close their connections, also after garbage was collected', async () => {
    await giveUpLate(20);
    expect(await openAfter(5_000)).toBe(0);
  });

  test('leave nothing behind', patience, async () => {
    await giveUp(sizes.abortedCalls / 4); // what is made once is made
    await openAfter(5_000);
    const before = await leftovers([]);
    const { kinds, signals } = await giveUp(sizes.abortedCalls / 4);
    expect([...kinds].filter((kind) => kind !== 'aborted' && kind !== 'answered')).toEqual([]);
    expect(await openAfter(5_000)).toBe(0);
    const after = await leftovers(signals);
    expect(after.listeners).toBe(0);
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after.requests).toBeLessThanOrEqual(before.requests);
    expect(after.heapMiB - before.heapMiB).toBeLessThan(mostMiB);
  });
});
