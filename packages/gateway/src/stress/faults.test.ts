import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience as enough, sizes } from '../../../../scripts/stress/sizes.ts';
import {
  everyCall,
  fillForEveryCall,
  newCustomer,
  newGuest,
  type MadeCall,
  type Person,
} from '../testing/every-call/index.ts';
import { faults, startFaultProxy, type Fault, type FaultProxy } from '../testing/fault-proxy/index.ts';
import { testGateway, type TestGateway } from '../testing/gateway.ts';
import { inParallel } from '../testing/in-parallel.ts';
import { callUnderFault, endsWell, patience, performWith, type Perform } from './faulty-call.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillForEveryCall, showsOutbox: true });
  const { author, identity } = gateway;
  proxy = await startFaultProxy({ gateway, author, identity });
}, enough.timeout);
afterAll(async () => {
  await proxy.close();
  await gateway.close();
});

const personFor = ({ entry, area }: MadeCall): Promise<Person> | Person =>
  entry.auth === 'customer' || area === 'identity' || area === 'recovery' ? newCustomer(gateway) : newGuest(gateway);

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
    callUnderFault(proxy, await personFor(named(call)), named(call), faultNamed(fault), perform, {
      ...patience,
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

const title = `every call under each of ${faults.length} faults ends in a typed error or the right result, in time and once`;
test(title, enough, async () => {
  expect(faults.length).toBeGreaterThanOrEqual(28);
  const bad: string[] = [];
  const understood = new Set<string>();
  const meet = async (call: MadeCall): Promise<void> => {
    let person = await personFor(call);
    for (const fault of faults) {
      if (isFarewell(call)) person = await personFor(call);
      const verdict = await callUnderFault(proxy, person, call, fault);
      if (!endsWell(verdict)) bad.push(`${call.name}, ${fault.name}: ${verdict}`);
      if (fault.isHarmless && verdict === 'right') understood.add(`${call.name}, ${fault.name}`);
    }
  };
  for (let round = 0; round < sizes.faultRounds; round += 1)
    await inParallel(12, everyCall.map((call) => () => meet(call))); // prettier-ignore
  expect(bad).toEqual([]);
  // a fault that harms nothing is no excuse: the calls that the gateway serves get their result
  const harmless = faults.filter(({ isHarmless }) => isHarmless);
  expect(understood.size / harmless.length).toBeGreaterThan(60);
});
