import { createCalls, isSdkError, type SdkCalls } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { faults, startFaultyGateway, type Fault, type FaultProxy, type Leg } from '../fault-proxy/index.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const faultyGateway = await startFaultyGateway();
  ({ gateway, proxy } = faultyGateway);
  return faultyGateway.close;
}, stressTimeout.timeout);

const callers = 20;
const tokenCall = 'POST /oauth/token';
const isToken = (path: string) => path.startsWith('/oauth/token');

/** Opens a leg on which the token call fails until `repair` is called. */
function openFaultyLeg(fault: Fault): Leg & { readonly repair: () => void } {
  let isRepaired = false;
  const repairable: Fault = {
    ...fault,
    get times() {
      return isRepaired ? 0 : (fault.times ?? Infinity);
    },
  };
  return { ...proxy.openLeg(repairable, isToken), repair: () => (isRepaired = true) };
}

const createSdkFromCalls = ({ baseURL }: Leg, fault: Fault) =>
  createCalls({
    gatewayUrl: baseURL.gateway,
    timeoutMs: { gateway: fault.isSlow ? 200 : 20_000 },
    now: gateway.now,
  });

type Perform = (sdk: SdkCalls, options?: { readonly timeoutMs: number }) => Promise<unknown>;
const readCart: Perform = (sdk, options) => sdk.cart.active(options);
/** For calls after the repair, on a busy machine: only the token call keeps its short deadline. */
const patient = { timeoutMs: 20_000 };

/** Makes the first calls of a shopper while the token call fails, and again after it is repaired. Returns the problems. */
async function problemsOf(fault: Fault, perform: Perform = readCart): Promise<string[]> {
  const leg = openFaultyLeg(fault);
  const sdk = createSdkFromCalls(leg, fault);
  const first = await outcomes(sdk, perform);
  const requests = leg.requestCount(isToken);
  // without a response, the deadline of a waiting call may pass before that of the token call
  const expected = [tokenCall, 'served', ...(fault.isSlow ? ['GET /cart/active timeout'] : [])];
  leg.repair();
  const performAgain: Perform = (repaired) => perform(repaired, patient);
  let after = await outcomes(sdk, performAgain);
  // the short deadline of the token call may pass on a busy machine: whoever was not served calls again
  for (let turn = 0; fault.isSlow && turn < 20 && after.some((outcome) => outcome !== 'served'); turn += 1)
    after = await outcomes(sdk, performAgain, after.filter((outcome) => outcome !== 'served').length);
  return [
    ...first.filter((outcome) => !expected.includes(outcome)).map((outcome) => `first ${outcome}`),
    // the first request and one retry
    ...(requests > 2 ? [`${requests} token requests`] : []),
    ...(fault.isHarmless && first.includes(tokenCall) ? ['a harmless fault causes an error'] : []),
    ...(after.every((outcome) => outcome === 'served') ? [] : [`poisoned: ${after.join()}`]),
  ].map((problem) => `${fault.name}: ${problem}`);
}

/** For each caller `served` (the cart call returns 404, as there is no cart), or the call that failed. */
const outcomes = (sdk: SdkCalls, perform: Perform, count = callers): Promise<string[]> =>
  Promise.all(
    times(count, () =>
      perform(sdk).then(
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
  const title = `under ${sizes.tokenFaults} faults the token call is shared by all waiting callers, fails with its own error, and poisons nothing`;
  test(title, stressTimeout, async () => {
    const some = [...faults].sort((a, b) => Number(a.isSlow ?? 0) - Number(b.isSlow ?? 0));
    const every = some.length / sizes.tokenFaults;
    const chosen = times(sizes.tokenFaults, (index) => some[Math.floor(index * every)] ?? expect.unreachable());
    const problems = await inParallel(
      4,
      chosen.map((fault) => () => problemsOf(fault)),
    );
    expect(problems.flat()).toEqual([]);
  });

  test('control: the suite detects sessions that do not share the token call, and one that caches its failure', async () => {
    const fault = named('a 503 without Retry-After');
    let leg = openFaultyLeg(fault);
    const storm = await Promise.allSettled(times(callers, () => createSdkFromCalls(leg, fault).cart.active()));
    expect(storm.length).toBe(callers);
    expect(leg.requestCount(isToken)).toBeGreaterThanOrEqual(callers);
    leg = openFaultyLeg(fault);
    let cached: Promise<unknown> | undefined;
    const problems = await problemsOf(fault, (sdk) => (cached ??= readCart(sdk)));
    expect(problems.join()).toContain('poisoned');
  });
});
