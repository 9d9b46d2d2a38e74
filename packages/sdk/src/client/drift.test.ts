import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { createClient } from './create-client.ts';
import { driftPolicy, type DriftMode, type DriftReport } from './drift.ts';
import { ContractError } from './errors.ts';
import { answer } from './testing.ts';

const product = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  prices: z._default(z.array(z.object({ cents: z.int() })), []),
});
const list = call({
  number: 1,
  system: 'gateway',
  method: 'GET',
  path: '/products/{brand}',
  auth: 'guest',
  params: z.object({ brand: z.string() }),
  response: z.object({ total: z.int(), docs: z.array(product), 'facet.note_s': z.optional(z.string()) }),
});

/** What a client in a mode makes of a reply, and what it tells. */
async function read(mode: DriftMode, body: unknown) {
  const reports: DriftReport[] = [];
  const drift = driftPolicy(mode, (report) => reports.push(report));
  const { shop } = createClient({ shop: { list } }, { baseURL: 'http://gateway.test', fetch: () => answer(body), drift, newId: () => 'r-1' }); // prettier-ignore
  const result = await shop.list({ params: { brand: 'secret' } }).catch((error: unknown) => error);
  return { result, reports };
}

const good = { id: 'a', name: 'Basin', prices: [{ cents: 1 }] };
const whole = { total: 2, docs: [good, { ...good, id: 'b' }] };

describe('a reply as agreed', () => {
  test.each(['strict', 'report', 'tolerant'] as const)(
    'is read and not told of (%s), nor are new members',
    async (mode) => {
      expect(
        await read(mode, { ...whole, brandNew: [1], docs: whole.docs.map((doc) => ({ ...doc, extra: 1 })) }),
      ).toEqual({
        result: whole,
        reports: [],
      });
    },
  );
});

describe('a broken member', () => {
  const bodies = {
    'that may be missing': { ...whole, docs: [{ ...good, name: 'canary@example.org'.split('') }, whole.docs[1]] },
    'that may not': { ...whole, docs: [{ ...good, id: 7 }, whole.docs[1]] },
    'deep in what may be missing': { ...whole, docs: [{ ...good, prices: [{ cents: 1 }, { cents: 'canary' }] }] },
    'with dots in its name, beside another one': {
      ...whole,
      total: 2,
      'facet.note_s': 5,
      docs: [{ ...good, name: 1 }],
    },
    'that everything needs': { ...whole, total: 'canary' },
  };
  const one = [whole.docs[1]];
  const nameless = { id: 'a', prices: good.prices };

  test.each([
    ['strict', 'that may be missing', undefined],
    ['strict', 'that may not', undefined],
    ['report', 'that may be missing', { ...whole, docs: [nameless, ...one] }],
    ['report', 'that may not', undefined],
    ['report', 'deep in what may be missing', undefined],
    ['report', 'with dots in its name, beside another one', { total: 2, docs: [nameless] }],
    ['tolerant', 'that may be missing', { ...whole, docs: [nameless, ...one] }],
    ['tolerant', 'that may not', { ...whole, docs: one }],
    ['tolerant', 'deep in what may be missing', { ...whole, docs: [good] }],
    ['report', 'that everything needs', undefined],
    ['tolerant', 'that everything needs', undefined],
  ] as const)('in the mode %s, %s', async (mode, kind, used) => {
    const { result, reports } = await read(mode, bodies[kind]);
    expect(reports).toMatchObject([{ call: 'GET /products/{brand}', requestId: 'r-1', isUsed: used !== undefined }]);
    if (used === undefined) expect(result).toBeInstanceOf(ContractError);
    else expect(result).toEqual(used);
  });

  test('is reported with its path and no value', async () => {
    for (const body of Object.values(bodies)) {
      const { reports } = await read('tolerant', body);
      expect(JSON.stringify(reports)).not.toMatch(/canary|secret/);
    }
    const { reports } = await read('report', bodies['that may not']);
    expect(reports[0]?.issues).toEqual([{ path: 'docs.0.id', problem: 'expected string, got number' }]);
  });

  test('is left out of a copy: what came stays as it was', async () => {
    const body = structuredClone(bodies['that may not']);
    await read('tolerant', body);
    expect(body).toEqual(bodies['that may not']);
  });
});

test.each([null, 7, 'text', [], {}, { docs: 1 }])('the reply %j is none in any mode', async (body) => {
  for (const mode of ['strict', 'report', 'tolerant'] as const) {
    const { result, reports } = await read(mode, body);
    expect([result instanceof ContractError, reports.length]).toEqual([true, 1]);
  }
});
