/**
 * Plays random sequences on our cart and on the cart of a third-party commerce mock, and compares the two after each
 * step. Needs the npm registry. `npm run differential -- 1000 40` plays 1,000 sequences of up to 40 steps; `--seed` replays one.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Origin } from '../../src/http/origin.ts';
import { testGateway } from '../gateway.ts';
import { createShopper } from '../shopper.ts';
import { createMockCart, createOurCart, type CartFacts } from './carts.ts';
import { openCommerceMock, type CommerceMock } from './commerce-mock.ts';
import { fillMock, fillOurs } from './fill-catalogues.ts';
import { sequences, type Step } from './step.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [count = 200, longest = 40] = positionals.map(Number);
const controlCount = 30;

const folder = await mkdtemp(join(tmpdir(), 'basin-differential-'));
console.log('Installing the commerce mock …');
const mock = await openCommerceMock(folder);
await fillMock(mock);
const gateway = await testGateway({ fill: fillOurs });
let steps = 0;
const outcomeCounts = new Map<string, number>();

try {
  const planted = await play(forgetful(gateway), mock, controlCount);
  if (planted === undefined) throw new Error('The sequences did not detect a gateway that drops one change in nine.');
  console.log('control: the sequences detect a gateway that drops one change in nine');
  steps = 0;
  outcomeCounts.clear();
  const difference = await play(gateway, mock, count);
  const outcomes = [...outcomeCounts].map(([outcome, times]) => `${times} ${outcome}`).join(', ');
  console.log(difference ?? `${count} sequences, ${steps} steps (${outcomes}): 0 differences`);
  process.exitCode = difference === undefined ? 0 : 1;
} finally {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}

/** Returns the first difference that the sequences show, shrunk, or undefined when the two carts agree. */
async function play(ours: Origin, theirs: CommerceMock, numRuns: number): Promise<string | undefined> {
  const property = fc.asyncProperty(sequences(longest), (each) => expectSame(ours, theirs, each));
  const seed = values.seed === undefined ? {} : { seed: Number(values.seed) };
  const run = await fc.check(property, { numRuns, ...seed });
  return run.failed ? [fc.defaultReportMessage(run), (run.errorInstance as Error).message].join('\n') : undefined;
}

async function expectSame(ours: Origin, theirs: CommerceMock, all: readonly Step[]): Promise<void> {
  const [one, other] = [await createOurCart(await createShopper(ours)), await createMockCart(theirs)];
  for (const step of all) {
    const [here, there]: CartFacts[] = [await one.apply(step), await other.apply(step)];
    if (!isDeepStrictEqual(here, there)) throw new Error(`ours ${JSON.stringify(here)}\nmock ${JSON.stringify(there)}`);
    steps += 1;
    outcomeCounts.set(here?.outcome ?? '', (outcomeCounts.get(here?.outcome ?? '') ?? 0) + 1);
  }
}

/** A gateway that drops one change in nine and returns the unchanged cart. */
function forgetful(whole: Origin): Origin {
  let changes = 0;
  return {
    fetch(request, peer) {
      const isDropped = request.url.endsWith('/cart/v2/items') && ++changes % 9 === 0;
      if (!isDropped) return whole.fetch(request, peer);
      return whole.fetch(new Request('http://gateway.test/cart/active', { headers: request.headers }), peer);
    },
  };
}
