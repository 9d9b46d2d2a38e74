import { beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout as enough, sizes } from '../../../../scripts/stress/sizes.ts';
import { everyCall, fillForEveryCall, callerFor, type CallCase } from '../every-call/index.ts';
import { faults, startFaultyGateway, type Fault, type FaultProxy } from '../fault-proxy/index.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel } from '../in-parallel.ts';
import { callUnderFault, isAcceptable, performWith, type Perform } from './faulty-call.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const faultyGateway = await startFaultyGateway({ fill: fillForEveryCall, showsOutbox: true });
  ({ gateway, proxy } = faultyGateway);
  return faultyGateway.close;
}, enough.timeout);

/** Whether a caller can make a call only once. */
const isOneTime = ({ name }: CallCase) =>
  ['customer.delete', 'customer.changePassword', 'identity.token'].includes(name);

const named = (name: string): CallCase => {
  const found = everyCall.find((call) => call.name === name);
  if (!found) throw new Error(`unknown call ${name}`);
  return found;
};
const faultNamed = (name: string): Fault => {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`unknown fault ${name}`);
  return found;
};

describe('careless clients', () => {
  const verdictOn = async (call: string, fault: string, perform: Perform) =>
    callUnderFault(proxy, await callerFor(named(call), gateway), named(call), faultNamed(fault), {
      perform,
      hangMs: 600,
    });

  test('control: a client that repeats a change after a broken connection is detected', async () => {
    const again: Perform = (call, input, options) =>
      performWith(call, input, options).catch(() => performWith(call, input, options));
    expect(await verdictOn('cart.update', 'a reset before the head', again)).toBe('twice');
  });

  test('control: a client that swallows a failure is detected', async () => {
    const silent: Perform = (call, input, options) => performWith(call, input, options).catch(() => undefined);
    expect(await verdictOn('cart.active', 'half of the JSON', silent)).toBe('wrong');
  });

  test('control: a client that does not validate responses is detected', async () => {
    const trusting: Perform = async ({ entry }, _, { baseURL }) => {
      const response = await fetch((baseURL as { gateway: string }).gateway + entry.path);
      return response.json().catch(() => ({}));
    };
    expect(await verdictOn('inventory.stock', 'null', trusting)).toBe('wrong');
    expect(await verdictOn('inventory.stock', 'a reset before the head', trusting)).toBe('untyped');
  });

  test('control: a client without a deadline is detected', async () => {
    const slow: Perform = (call, input, options) =>
      performWith(call, input, { ...options, timeoutMs: { gateway: 5_000 } });
    expect(await verdictOn('cart.active', 'a response that stalls in its middle', slow)).toBe('hangs');
  });
});

/** A different selection of faults for each call and round; a few calls together get all of them. */
const someFaults = (place: number): readonly Fault[] => {
  const first = (place * 11) % faults.length;
  return [...faults.slice(first), ...faults.slice(0, first)].slice(0, sizes.faultsPerCall);
};

const title = `under ${Math.min(sizes.faultsPerCall, faults.length)} of ${faults.length} faults every call ends in a typed error or the correct result, in time and only once`;
test(title, enough, async () => {
  const bad: string[] = [];
  const harmless = { total: 0, succeeded: 0 };
  const checkCall = async (call: CallCase, place: number): Promise<void> => {
    let caller = await callerFor(call, gateway);
    for (const fault of someFaults(place)) {
      if (fault.isTextual && call.entry.reply === 'blob') continue;
      if (isOneTime(call)) caller = await callerFor(call, gateway);
      const verdict = await callUnderFault(proxy, caller, call, fault);
      if (!isAcceptable(verdict)) bad.push(`${call.name}, ${fault.name}: ${verdict}`);
      if (!fault.isHarmless) continue;
      harmless.total += 1;
      if (verdict === 'correct') harmless.succeeded += 1;
    }
  };
  const checks = everyCall.map((call, at) => (round: number) => checkCall(call, at + round));
  for (let round = 0; round < sizes.faultRounds; round += 1)
    await inParallel(
      12,
      checks.map((check) => () => check(round)),
    );
  expect(bad).toEqual([]);
  // a harmless fault does not justify an error
  expect(harmless.succeeded / harmless.total).toBeGreaterThan(0.95);
});
