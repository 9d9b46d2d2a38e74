import { createCalls, isSdkError, type SdkCalls } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { faults, startFaultyHouse, type Fault, type FaultProxy, type Way } from '../fault-proxy/index.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const house = await startFaultyHouse();
  ({ gateway, proxy } = house);
  return house.close;
}, patience.timeout);

const callers = 20;
const tokenCall = 'POST /oauth/token';
const isToken = (path: string) => path.startsWith('/oauth/token');

/** A way on which the token call suffers until it is healed. */
function waySick(fault: Fault): Way & { readonly heal: () => void } {
  let isHealed = false;
  const healing: Fault = {
    ...fault,
    get times() {
      return isHealed ? 0 : (fault.times ?? Infinity);
    },
  };
  return { ...proxy.wayWith(healing, isToken), heal: () => (isHealed = true) };
}

const sdkOver = ({ baseURL }: Way, fault: Fault) =>
  createCalls({
    gatewayUrl: baseURL.gateway,
    timeoutMs: { gateway: fault.isSlow ? 200 : 20_000 },
    now: gateway.now,
  });

type Make = (sdk: SdkCalls) => Promise<unknown>;
const readCart: Make = (sdk) => sdk.cart.active();

/** What first calls of one shopper come to while the token call suffers, and what is wrong with it. */
async function faultsOf(fault: Fault, make: Make = readCart): Promise<string[]> {
  const way = waySick(fault);
  const sdk = sdkOver(way, fault);
  const first = await outcomes(sdk, make);
  const requests = way.asked(isToken);
  // when no answer comes, the deadline of who waits may pass before that of the token
  const expected = [tokenCall, 'served', ...(fault.isSlow ? ['GET /cart/active timeout'] : [])];
  way.heal();
  let after = await outcomes(sdk, make);
  // a short deadline may pass on a busy machine
  for (let turn = 0; fault.isSlow && turn < 20 && after.some((outcome) => outcome !== 'served'); turn += 1)
    after = await outcomes(sdk, make);
  return [
    ...first.filter((outcome) => !expected.includes(outcome)).map((outcome) => `first ${outcome}`),
    // made, and repeated once
    ...(requests > 2 ? [`${requests} token requests`] : []),
    ...(fault.isHarmless && first.includes(tokenCall) ? ['a harmless fault harms'] : []),
    ...(after.every((outcome) => outcome === 'served') ? [] : [`poisoned: ${after.join()}`]),
  ].map((problem) => `${fault.name}: ${problem}`);
}

/** Each caller is served by the cart call (which has no cart to show), or learns which call failed. */
const outcomes = (sdk: SdkCalls, make: Make): Promise<string[]> =>
  Promise.all(
    times(callers, () =>
      make(sdk).then(
        () => 'served',
        (error: unknown) => {
          if (!isSdkError(error)) return 'untyped';
          if (error.call === tokenCall) return tokenCall;
          return error.kind === 'http' ? 'served' : `${error.call} ${error.kind}`;
        },
      ),
    ),
  );

const named = (name: string): Fault => faults.find((fault) => fault.name === name) ?? expect.unreachable();

describe('the token call', () => {
  const title = `under ${sizes.tokenFaults} faults is made for all who wait together, fails with its own error, and poisons nothing`;
  test(title, patience, async () => {
    const some = [...faults].sort((a, b) => Number(a.isSlow ?? 0) - Number(b.isSlow ?? 0));
    const every = some.length / sizes.tokenFaults;
    const chosen = times(sizes.tokenFaults, (index) => some[Math.floor(index * every)] ?? expect.unreachable());
    const problems = await inParallel(
      4,
      chosen.map((fault) => () => faultsOf(fault)),
    );
    expect(problems.flat()).toEqual([]);
  });

  test('control: sessions that do not share make a storm, and one that keeps its failure is poisoned', async () => {
    const fault = named('a 503 that does not say when');
    let way = waySick(fault);
    const storm = await Promise.allSettled(times(callers, () => sdkOver(way, fault).cart.active()));
    expect(storm.length).toBe(callers);
    expect(way.asked(isToken)).toBeGreaterThanOrEqual(callers);
    way = waySick(fault);
    let kept: Promise<unknown> | undefined;
    const problems = await faultsOf(fault, (sdk) => (kept ??= readCart(sdk)));
    expect(problems.join()).toContain('poisoned');
  });
});
