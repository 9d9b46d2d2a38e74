import { createClient, createRetryBudget, isSdkError, type RetryBudget } from '@basin/sdk';
import { contract } from '@basin/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { seedContent } from '../../src/demonstration/seed-content.ts';
import { startFaultyHouse, type Fault, type FaultProxy } from '../fault-proxy/index.ts';
import { send } from '../fault-proxy/wire.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const house = await startFaultyHouse({ fill: seedContent });
  ({ gateway, proxy } = house);
  return house.close;
}, patience.timeout);

/** How the systems can be down. */
const kinds: readonly Pick<Fault, 'name' | 'answer'>[] = [
  { name: 'refuse connections', answer: ({ socket }) => void socket.resetAndDestroy() },
  { name: 'say that they are busy', answer: (wire) => send(wire, 503, {}, '') },
  { name: 'ask to come again at once', answer: (wire) => send(wire, 503, { 'retry-after': '0' }, '') },
];

/** Systems that can be down, and the client of a process that calls them. */
function houseThat(kind: Pick<Fault, 'name' | 'answer'>, retryBudget: RetryBudget = createRetryBudget()) {
  let downFor = 0;
  const fault: Fault = {
    ...kind,
    isLost: true,
    // asked after each request
    get times() {
      return (downFor -= 1) >= 0 ? Infinity : 0;
    },
  };
  const way = proxy.wayWith(fault);
  const client = createClient(contract, { baseURL: way.baseURL, retryBudget, now: gateway.now });
  const readTexts = () => client.content.dictionary({ params: { locale: 'en' } });
  const failed = (work: Promise<unknown>) =>
    work.then(
      () => 'right',
      (error: unknown) => (isSdkError(error) ? error.kind : 'untyped'),
    );
  return {
    readTexts,
    asked: () => way.asked(),
    fallFor: (requests: number) => (downFor = requests),
    outcomesOf: (calls: number, call: () => Promise<unknown> = readTexts) =>
      inParallel(
        16,
        times(calls, () => () => failed(call())),
      ),
    changeCart: () => client.cart.update({ body: { actions: [{ action: 'calculateTax' }] } }),
  };
}

describe.each(kinds)('while the systems $name', (kind) => {
  test('calls are repeated 100 times in all, fail typed, and are repeated again afterwards', patience, async () => {
    const house = houseThat(kind);
    house.fallFor(Infinity);
    const calls = sizes.callsInOutage;
    const outcomes = new Set(await house.outcomesOf(calls));
    expect([...outcomes]).toEqual([kind.name === 'refuse connections' ? 'network' : 'http']);
    // 1.1 requests each of 1,000 calls, 1.01 of 10,000
    expect(house.asked()).toBe(calls + 100);

    house.fallFor(0);
    expect(new Set(await house.outcomesOf(20))).toEqual(new Set(['right']));
    house.fallFor(1);
    expect((await house.readTexts()).size).toBeGreaterThan(100);
  });

  test('a call that may not be repeated makes one request', async () => {
    const house = houseThat(kind);
    house.fallFor(Infinity);
    await house.outcomesOf(100, house.changeCart);
    expect(house.asked()).toBe(100);
  });

  test('control: without a budget every call is sent twice', async () => {
    const house = houseThat(kind, { spend: () => true, refund: () => undefined });
    house.fallFor(Infinity);
    await house.outcomesOf(100);
    expect(house.asked()).toBe(200);
  });
});
