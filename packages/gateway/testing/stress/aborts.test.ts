import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCalls, isSdkError, type Fetch, type SdkCalls } from '@basin/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { faults, startFaultProxy, type FaultProxy, type Leg } from '../fault-proxy/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
/** Legs whose responses never end: for all calls, and for all but the token call. */
let legs: Leg[];
const unhandled: unknown[] = [];
const record = (reason: unknown) => void unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', record);
  gateway = await testGateway();
  await openLegs();
}, stressTimeout.timeout);
afterEach(() => expect(unhandled).toEqual([]));
afterAll(async () => {
  process.off('unhandledRejection', record);
  await proxy.close();
  await gateway.close();
});

async function openLegs(): Promise<void> {
  proxy = await startFaultProxy({ gateway, author: gateway.author, identity: gateway.identity });
  legs = endless.flatMap((fault) => [proxy.openLeg(fault), proxy.openLeg(fault, (path) => !path.startsWith('/oauth'))]);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const endless = ['a response that stalls after its head', 'a response that stalls in its middle'].map(
  (name) => faults.find((fault) => fault.name === name) ?? expect.unreachable(),
);

/** Waits until all connections are closed, at most `ms`, which is less than the deadline of a call. Returns how many are left. */
async function openAfter(ms: number): Promise<number> {
  for (let turn = 0; turn < ms / 20 && proxy.connections() > 0; turn += 1) await delay(20);
  return proxy.connections();
}

/** Measures the resources that aborted calls could leak: timers, requests, listeners, memory. */
async function measureResources(signals: readonly AbortSignal[]) {
  proxy.closeConnections();
  for (let turn = 0; turn < 20; turn += 1) {
    collectGarbage();
    await delay(50); // finalizers release more objects
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
  const { baseURL } = legs[index % legs.length] ?? expect.unreachable();
  return createCalls({ gatewayUrl: baseURL.gateway, authorUrl: baseURL.author, fetch, now: gateway.now });
};

type Perform = (sdk: SdkCalls, signal: AbortSignal) => Promise<unknown>;
const performs: readonly Perform[] = [
  (sdk, signal) => sdk.cart.active({ signal }),
  (sdk, signal) => sdk.crm.subscribe({ body: subscription, signal } as never),
  (sdk, signal) => sdk.session.bearer({ signal }),
  (sdk, signal) => sdk.content.pageModel({ params: { pagePath: '/en' }, signal }),
];
const subscription = { email: 'pat@example.org', brand: 'basin', source: 'footer', locale: 'en', optIn: true };

/** Aborts pairs of calls at different times after their start; one call of each pair also listens to a shared signal. */
async function abortCalls(pairs: number) {
  const shared = new AbortController();
  const signals = [shared.signal];
  const kinds = new Set<string>();
  const jobs = times(pairs, (index) => async () => {
    const sdk = sdkOn(index);
    const own = new AbortController();
    if (index % 97 === 0) signals.push(own.signal);
    const first = (performs[(index >> 2) % performs.length] ?? expect.unreachable())(sdk, own.signal);
    setTimeout(() => own.abort(), (index * 7) % 23);
    const second = sdk.cart.active({ signal: AbortSignal.any([own.signal, shared.signal]) });
    for (const result of await Promise.allSettled([first, second]))
      kinds.add(
        result.status === 'fulfilled' ? 'fulfilled' : isSdkError(result.reason) ? result.reason.kind : 'untyped',
      );
  });
  await inParallel(40, jobs);
  return { kinds, signals };
}

/** Aborts calls once all of them are in flight and garbage has been collected. */
async function abortInFlight(calls: number, fetch?: Fetch): Promise<void> {
  const started = times(calls, (index) => {
    const caller = new AbortController();
    const call = sdkOn(index, fetch).cart.active({ signal: caller.signal });
    return { caller, ended: call.catch((error: unknown) => isSdkError(error) && error.kind) };
  });
  while (proxy.connections() < calls) await delay(20);
  collectGarbage();
  await delay(20);
  for (const { caller } of started) caller.abort();
  expect(new Set(await Promise.all(started.map(({ ended }) => ended)))).toEqual(new Set(['aborted']));
}

/** A fetch that ignores aborts and references its responses: a connection closes when its response is garbage-collected. */
const unread: Response[] = [];
const leakyFetch: Fetch = async (request) => {
  const response = await globalThis.fetch(new Request(request, { signal: null }));
  unread.push(response);
  return response.clone();
};

/** Memory that grows without a leak: the proxy's record of each call, and the connection pool of fetch. */
const maxGrowthMiB = 12;

describe('aborted calls', () => {
  test('control: the suite detects connections that stay open and a listener that is not removed', async () => {
    await abortInFlight(8, leakyFetch);
    collectGarbage();
    expect(await openAfter(300)).toBeGreaterThan(0); // fewer than 8 when a token call was still open
    unread.length = 0;
    await proxy.close();
    await openLegs();
    const { signal } = new AbortController();
    signal.addEventListener('abort', () => undefined);
    expect((await measureResources([signal])).listeners).toBe(1);
  });

  test('aborted calls close their connections, even after a garbage collection', async () => {
    await abortInFlight(20);
    expect(await openAfter(5_000)).toBe(0);
  });

  test('aborted calls leave no connections, timers, requests, listeners or memory behind', stressTimeout, async () => {
    await abortCalls(sizes.abortedCalls / 4); // allocates what is allocated only once
    await openAfter(5_000);
    const before = await measureResources([]);
    const { kinds, signals } = await abortCalls(sizes.abortedCalls / 4);
    expect([...kinds].filter((kind) => kind !== 'aborted' && kind !== 'fulfilled')).toEqual([]);
    expect(await openAfter(5_000)).toBe(0);
    const after = await measureResources(signals);
    expect(after.listeners).toBe(0);
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after.requests).toBeLessThanOrEqual(before.requests);
    expect(after.heapMiB - before.heapMiB).toBeLessThan(maxGrowthMiB);
  });
});
