/**
 * Plays random sequences on a cart of ours and on one of a commerce mock that others wrote, and compares the two after each
 * step. Needs the registry. `npm run differential -- 1000 40` plays so many of up to so many steps; `--seed` one again.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Origin } from '../../src/http/origin.ts';
import { testGateway } from '../gateway.ts';
import { createShopper } from '../shopper.ts';
import { mocksCart, ourCart, type Seen } from './carts.ts';
import { openCommerceMock, type CommerceMock } from './commerce-mock.ts';
import { fillMock, fillOurs } from './stage.ts';
import { sequence, type Step } from './step.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [count = 200, longest = 40] = positionals.map(Number);
const CONTROL_COUNT = 30;

const folder = await mkdtemp(join(tmpdir(), 'basin-differential-'));
console.log('Fetching the mock …');
const mock = await openCommerceMock(folder);
await fillMock(mock);
const gateway = await testGateway({ fill: fillOurs });
let steps = 0;
const told = new Map<string, number>();

try {
  const planted = await play(forgetful(gateway), mock, CONTROL_COUNT);
  if (planted === undefined) throw new Error('A gateway that forgets one change in nine was not found out.');
  console.log('control: a gateway that forgets one change in nine is found out');
  steps = 0;
  told.clear();
  const difference = await play(gateway, mock, count);
  const outcomes = [...told].map(([outcome, times]) => `${times} ${outcome}`).join(', ');
  console.log(difference ?? `${count} sequences, ${steps} steps (${outcomes}): 0 differences`);
  process.exitCode = difference === undefined ? 0 : 1;
} finally {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}

/** The first difference that sequences show, at its shortest; undefined when there is none. */
async function play(ours: Origin, theirs: CommerceMock, numRuns: number): Promise<string | undefined> {
  const property = fc.asyncProperty(sequence(longest), (each) => expectSame(ours, theirs, each));
  const seed = values.seed === undefined ? {} : { seed: Number(values.seed) };
  const run = await fc.check(property, { numRuns, ...seed });
  return run.failed ? [fc.defaultReportMessage(run), (run.errorInstance as Error).message].join('\n') : undefined;
}

async function expectSame(ours: Origin, theirs: CommerceMock, all: readonly Step[]): Promise<void> {
  const [one, other] = [await ourCart(await createShopper(ours)), await mocksCart(theirs)];
  for (const step of all) {
    const [here, there]: Seen[] = [await one.take(step), await other.take(step)];
    if (!isDeepStrictEqual(here, there)) throw new Error(`ours ${JSON.stringify(here)}\nmock ${JSON.stringify(there)}`);
    steps += 1;
    told.set(here?.outcome ?? '', (told.get(here?.outcome ?? '') ?? 0) + 1);
  }
}

/** A gateway that answers one change in nine with the cart as it was. */
function forgetful(whole: Origin): Origin {
  let changes = 0;
  return {
    fetch(request, peer) {
      const isForgotten = request.url.endsWith('/cart/v2/items') && ++changes % 9 === 0;
      if (!isForgotten) return whole.fetch(request, peer);
      return whole.fetch(new Request('http://gateway.test/cart/active', { headers: request.headers }), peer);
    },
  };
}
