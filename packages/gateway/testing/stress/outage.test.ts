import { createClient, createRetryBudget, isSdkError, type RetryBudget } from '@basin/sdk';
import { contract } from '@basin/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { seedContent } from '../../src/demonstration/seed-content.ts';
import { startFaultyGateway, type Fault, type FaultProxy } from '../fault-proxy/index.ts';
import { send } from '../fault-proxy/wire.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const faultyGateway = await startFaultyGateway({ fill: seedContent });
  ({ gateway, proxy } = faultyGateway);
  return faultyGateway.close;
}, stressTimeout.timeout);

/** The ways in which the systems can be down. */
const kinds: readonly Pick<Fault, 'name' | 'respond'>[] = [
  { name: 'reset connections', respond: ({ socket }) => void socket.resetAndDestroy() },
  { name: 'return 503', respond: (wire) => send(wire, 503, {}, '') },
  { name: 'return 503 with Retry-After: 0', respond: (wire) => send(wire, 503, { 'retry-after': '0' }, '') },
];

/** Systems that can be down, and a client with its own retry budget. */
function createSystems(kind: Pick<Fault, 'name' | 'respond'>, retryBudget: RetryBudget = createRetryBudget()) {
  let downFor = 0;
  const fault: Fault = {
    ...kind,
    isLost: true,
    // read once for each request
    get times() {
      return (downFor -= 1) >= 0 ? Infinity : 0;
    },
  };
  const leg = proxy.openLeg(fault);
  const client = createClient(contract, { baseURL: leg.baseURL, retryBudget, now: gateway.now });
  const readTexts = () => client.content.dictionary({ params: { locale: 'en' } });
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'success',
      (error: unknown) => (isSdkError(error) ? error.kind : 'untyped'),
    );
  return {
    readTexts,
    requestCount: () => leg.requestCount(),
    goDownFor: (requests: number) => (downFor = requests),
    outcomesOf: (calls: number, call: () => Promise<unknown> = readTexts) =>
      inParallel(
        16,
        times(calls, () => () => outcomeOf(call())),
      ),
    changeCart: () => client.cart.update({ body: { actions: [{ action: 'calculateTax' }] } }),
  };
}

describe.each(kinds)('while the systems $name', (kind) => {
  test(
    `while the systems ${kind.name}, calls fail with typed errors after 100 retries in all, and are retried again afterwards`,
    stressTimeout,
    async () => {
      const systems = createSystems(kind);
      systems.goDownFor(Infinity);
      const calls = sizes.callsInOutage;
      const outcomes = new Set(await systems.outcomesOf(calls));
      expect([...outcomes]).toEqual([kind.name === 'reset connections' ? 'network' : 'http']);
      // 1.1 requests each of 1,000 calls, 1.01 of 10,000
      expect(systems.requestCount()).toBe(calls + 100);

      systems.goDownFor(0);
      expect(new Set(await systems.outcomesOf(20))).toEqual(new Set(['success']));
      systems.goDownFor(1);
      expect((await systems.readTexts()).size).toBeGreaterThan(100);
    },
  );

  test(`while the systems ${kind.name}, a call that is not safe to repeat makes one request`, async () => {
    const systems = createSystems(kind);
    systems.goDownFor(Infinity);
    await systems.outcomesOf(100, systems.changeCart);
    expect(systems.requestCount()).toBe(100);
  });

  test(`control: while the systems ${kind.name}, every call without a retry budget is sent twice`, async () => {
    const systems = createSystems(kind, { spend: () => true, refund: () => undefined });
    systems.goDownFor(Infinity);
    await systems.outcomesOf(100);
    expect(systems.requestCount()).toBe(200);
  });
});
