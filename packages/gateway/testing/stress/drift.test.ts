import { isDeepStrictEqual } from 'node:util';
import { driftPolicy, isSdkError, type DriftMode } from '@basin/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillForEveryCall, callerFor } from '../every-call/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { mutantOf, type Mutant } from './mutant.ts';
import { recordReplies, replay, type RecordedReply } from './recorded-replies.ts';

let gateway: TestGateway;
let recorded: RecordedReply[];
beforeAll(async () => {
  gateway = await testGateway({ fill: fillForEveryCall, showsOutbox: true });
  recorded = await recordReplies((call) => callerFor(call, gateway));
}, stressTimeout.timeout);
afterAll(() => gateway.close());

type Verdict = 'failed' | 'reported' | 'ignored' | 'silent';

/** How a client in a drift mode treats a mutated response. */
async function verdictOn(reply: RecordedReply, { body }: Mutant, mode: DriftMode): Promise<Verdict> {
  let reports = 0;
  const drift = driftPolicy(mode, () => (reports += 1));
  try {
    const value = await replay(reply, body, { drift });
    if (reports > 0) return 'reported';
    return isDeepStrictEqual(value, reply.value) ? 'ignored' : 'silent';
  } catch (error) {
    if (isSdkError(error)) return 'failed';
    throw error;
  }
}

/** Values whose type the contract leaves open, and values that it accepts in more than one form. */
const open = [
  /^content\.pageModel: :items\./, // each component defines its own properties
  /attributes\.\d+\.value/, // a commerce attribute may have any type
  /^config\.global: (general\.\w+(\.\w+)*|\w+PDPConfig(\.\w+)*) =/, // a site may have settings of its own
  /^stores\.\w+: (d\.results\.\d+\.Hours|address)/, // two services with different formats
  /(_(s|ss|b|dt)|response\.docs\.\d+\.\w+)(\.\d+)? = "mutant"$/, // an index field may have one text or a list
  /(_[sb]|Sold\w+|Is\w+|Shopping|Meetings|Hours|Gallery|Only) = (true|"mutant")$/, // a boolean may be a string
  /[pP]ersona = "mutant"$/, // one persona or a list of them
  /(\.counts|facet_fields\.\w+) = \{/, // counts are a list or an object
  /^registration\.register: success = true$/,
];

const modes = ['strict', 'report', 'tolerant'] as const;

test('every call with a JSON response is recorded', () => {
  expect(recorded.length).toBeGreaterThan(70);
});

test('control: a client that coerces an invalid response is detected', async () => {
  const stock = recorded.find(({ call }) => call.name === 'inventory.stock');
  if (!stock) throw new Error('inventory.stock was not recorded');
  const body = JSON.stringify(stock.wire).replace(/"availableQuantity":\d+/, '"availableQuantity":null');
  const coerced = body.replace('"availableQuantity":null', '"availableQuantity":0');
  expect(await verdictOn(stock, { body, what: 'null' }, 'strict')).toBe('failed');
  expect(await verdictOn(stock, { body: coerced, what: 'coerced' }, 'strict')).toBe('silent');
});

test(
  `none of ${sizes.mutatedReplies} mutated responses is accepted silently, in any drift mode`,
  stressTimeout,
  async () => {
    const verdicts: Record<Verdict, number> = { failed: 0, reported: 0, ignored: 0, silent: 0 };
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
    expect(verdicts.failed + verdicts.reported).toBeGreaterThan(sizes.mutatedReplies / 4);
  },
);

/** Adds a member whose value is that of another member, since the members of a map have one type. */
const withNewMember = (value: object) => ({ ...value, brandNew: Object.values(value)[0] as unknown });

/** A value without the new members, also where a map has become a list. */
const known = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify({ value }, (name, member: unknown) => {
      if (name === 'brandNew') return undefined;
      return Array.isArray(member) ? member.filter((each) => !isOfBrandNew(each)) : member;
    }),
  );
const isOfBrandNew = (each: unknown): boolean => JSON.stringify(each).includes(':"brandNew"');

test('a new member is accepted in any object of any response', stressTimeout, async () => {
  let changedCount = 0;
  for (const reply of recorded) {
    const body = JSON.stringify(reply.wire, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? withNewMember(value) : value,
    );
    changedCount += body.includes('brandNew') ? 1 : 0;
    expect(known(await replay(reply, body)), reply.call.name).toEqual(known(reply.value));
  }
  expect(changedCount).toBeGreaterThan(65);
});
