import { isDeepStrictEqual } from 'node:util';
import { driftPolicy, isSdkError, type DriftMode } from '@basin/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillForEveryCall, personFor } from '../every-call/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { mutantOf, type Mutant } from './mutant.ts';
import { recordReplies, replay, type Recorded } from './recorded-replies.ts';

let gateway: TestGateway;
let recorded: Recorded[];
beforeAll(async () => {
  gateway = await testGateway({ fill: fillForEveryCall, showsOutbox: true });
  recorded = await recordReplies((call) => personFor(call, gateway));
}, patience.timeout);
afterAll(() => gateway.close());

type Verdict = 'failed' | 'told' | 'not read' | 'silent';

/** How a client in a mode takes a mutated reply. */
async function verdictOn(reply: Recorded, { body }: Mutant, mode: DriftMode): Promise<Verdict> {
  let told = 0;
  const drift = driftPolicy(mode, () => (told += 1));
  try {
    const value = await replay(reply, body, { drift });
    if (told > 0) return 'told';
    return isDeepStrictEqual(value, reply.value) ? 'not read' : 'silent';
  } catch (error) {
    if (isSdkError(error)) return 'failed';
    throw error;
  }
}

/** Values that the contract leaves open, and those that it takes in more than one form. */
const open = [
  /^content\.pageModel: :items\./, // what a component is given is the matter of its code
  /attributes\.\d+\.value/, // an attribute of commerce may have any type
  /^config\.global: (general\.\w+(\.\w+)*|\w+PDPConfig(\.\w+)*) =/, // the site keeps settings of its own beside those that are known
  /^stores\.\w+: (d\.results\.\d+\.Hours|address)/, // two services with forms of their own
  /(_(s|ss|b|dt)|response\.docs\.\d+\.\w+)(\.\d+)? = "mutant"$/, // a field of the index may hold a text or a list of texts
  /(_[sb]|Sold\w+|Is\w+|Shopping|Meetings|Hours|Gallery|Only) = (true|"mutant")$/, // a yes or no may come as a word
  /[pP]ersona = "mutant"$/, // one persona or a list of them
  /(\.counts|facet_fields\.\w+) = \{/, // counts come as a list or by value
  /^registration\.register: success = true$/,
];

const modes = ['strict', 'report', 'tolerant'] as const;

test('every call with a reply is recorded', () => {
  expect(recorded.length).toBeGreaterThan(70);
});

test('the control: a client that coaxes replies into shape is seen', async () => {
  const stock = recorded.find(({ call }) => call.name === 'inventory.stock');
  if (!stock) throw new Error('the stock was not recorded');
  const body = JSON.stringify(stock.wire).replace(/"availableQuantity":\d+/, '"availableQuantity":null');
  const coaxed = body.replace('"availableQuantity":null', '"availableQuantity":0');
  expect(await verdictOn(stock, { body, what: 'null' }, 'strict')).toBe('failed');
  expect(await verdictOn(stock, { body: coaxed, what: 'coaxed' }, 'strict')).toBe('silent');
});

test(`of ${sizes.mutatedReplies} mutated replies none is taken silently, in any mode`, patience, async () => {
  const verdicts: Record<Verdict, number> = { failed: 0, told: 0, 'not read': 0, silent: 0 };
  const silent = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.nat(recorded.length - 1), fc.nat(), fc.constantFrom(...modes), async (at, seed, mode) => {
      const reply = recorded[at];
      if (!reply) return;
      const mutant = mutantOf(reply.wire, seed);
      const verdict = await verdictOn(reply, mutant, mode);
      verdicts[verdict] += 1;
      const what = `${reply.call.name}: ${mutant.what}`;
      if (verdict === 'silent' && !open.some((pattern) => pattern.test(what))) silent.add(what);
    }),
    { numRuns: sizes.mutatedReplies, seed: 2030 },
  );
  expect([...silent].sort()).toEqual([]);
  expect(verdicts.failed + verdicts.told).toBeGreaterThan(sizes.mutatedReplies / 4);
});

/** With a member more, which is of the kind of the others: a map has only such. */
const withMore = (value: object) => ({ ...value, brandNew: Object.values(value)[0] as unknown });

/** What a value has beside the members that were new: a map keeps them, or has become a list of what it had. */
const known = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify({ value }, (name, member: unknown) => {
      if (name === 'brandNew') return undefined;
      return Array.isArray(member) ? member.filter((each) => !isOfBrandNew(each)) : member;
    }),
  );
const isOfBrandNew = (each: unknown): boolean => JSON.stringify(each).includes(':"brandNew"');

test('a member that is new is no failure, wherever it stands', patience, async () => {
  let told = 0;
  for (const reply of recorded) {
    const body = JSON.stringify(reply.wire, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? withMore(value) : value,
    );
    told += body.includes('brandNew') ? 1 : 0;
    expect(known(await replay(reply, body)), reply.call.name).toEqual(known(reply.value));
  }
  expect(told).toBeGreaterThan(65);
});
