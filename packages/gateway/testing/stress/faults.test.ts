import { beforeAll, describe, expect, test } from 'vitest';
import { patience as enough, sizes } from '../../../../scripts/stress/sizes.ts';
import { everyCall, fillForEveryCall, personFor, type MadeCall } from '../every-call/index.ts';
import { faults, startFaultyHouse, type Fault, type FaultProxy } from '../fault-proxy/index.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel } from '../in-parallel.ts';
import { callUnderFault, endsWell, performWith, type Perform } from './faulty-call.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const house = await startFaultyHouse({ fill: fillForEveryCall, showsOutbox: true });
  ({ gateway, proxy } = house);
  return house.close;
}, enough.timeout);

/** Calls after which their person cannot make them again. */
const isFarewell = ({ name }: MadeCall) =>
  ['customer.delete', 'customer.changePassword', 'identity.token'].includes(name);

const named = (name: string): MadeCall => {
  const found = everyCall.find((call) => call.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const faultNamed = (name: string): Fault => {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`there is no fault ${name}`);
  return found;
};

describe('the control: a careless client is caught', () => {
  const verdictOn = async (call: string, fault: string, perform: Perform) =>
    callUnderFault(proxy, await personFor(named(call), gateway), named(call), faultNamed(fault), {
      perform,
      hangMs: 600,
    });

  test('that sends a change again after a broken connection', async () => {
    const again: Perform = (call, input, options) =>
      performWith(call, input, options).catch(() => performWith(call, input, options));
    expect(await verdictOn('cart.update', 'a reset before the head', again)).toBe('twice');
  });

  test('that swallows a failure', async () => {
    const silent: Perform = (call, input, options) => performWith(call, input, options).catch(() => undefined);
    expect(await verdictOn('cart.active', 'half of the JSON', silent)).toBe('wrong');
  });

  test('that believes what it gets', async () => {
    const believing: Perform = async ({ entry }, _, { baseURL }) => {
      const response = await fetch((baseURL as { gateway: string }).gateway + entry.path);
      return response.json().catch(() => ({}));
    };
    expect(await verdictOn('inventory.stock', 'null', believing)).toBe('wrong');
    expect(await verdictOn('inventory.stock', 'a reset before the head', believing)).toBe('untyped');
  });

  test('that has no deadline', async () => {
    const patient: Perform = (call, input, options) =>
      performWith(call, input, { ...options, timeoutMs: { gateway: 5_000 } });
    expect(await verdictOn('cart.active', 'an answer that stalls in its middle', patient)).toBe('hangs');
  });
});

/** Some of the faults, others for each call and in each round: all of them together for any few calls. */
const someFaults = (place: number): readonly Fault[] => {
  const first = (place * 11) % faults.length;
  return [...faults.slice(first), ...faults.slice(0, first)].slice(0, sizes.faultsPerCall);
};

const title = `every call under ${Math.min(sizes.faultsPerCall, faults.length)} faults of ${faults.length} ends in a typed error or the right result, in time and once`;
test(title, enough, async () => {
  const bad: string[] = [];
  const harmless = { met: 0, understood: 0 };
  const meet = async (call: MadeCall, place: number): Promise<void> => {
    let person = await personFor(call, gateway);
    for (const fault of someFaults(place)) {
      if (fault.isTextual && call.entry.reply === 'blob') continue;
      if (isFarewell(call)) person = await personFor(call, gateway);
      const verdict = await callUnderFault(proxy, person, call, fault);
      if (!endsWell(verdict)) bad.push(`${call.name}, ${fault.name}: ${verdict}`);
      if (!fault.isHarmless) continue;
      harmless.met += 1;
      if (verdict === 'right') harmless.understood += 1;
    }
  };
  const meetings = everyCall.map((call, at) => (round: number) => meet(call, at + round));
  for (let round = 0; round < sizes.faultRounds; round += 1)
    await inParallel(
      12,
      meetings.map((meeting) => () => meeting(round)),
    );
  expect(bad).toEqual([]);
  // a fault that harms nothing is no excuse for an error
  expect(harmless.understood / harmless.met).toBeGreaterThan(0.95);
});
