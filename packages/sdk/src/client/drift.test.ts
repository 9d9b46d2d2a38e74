import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { createClient } from './create-client.ts';
import { driftPolicy, type DriftMode, type DriftReport } from './drift.ts';
import { ContractError } from './errors.ts';
import { jsonResponse } from './testing.ts';

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

/** Reads a response in a mode, and records its drift reports. */
async function read(mode: DriftMode, body: unknown) {
  const reports: DriftReport[] = [];
  const drift = driftPolicy(mode, (report) => reports.push(report));
  const { shop } = createClient({ shop: { list } }, { baseURL: 'http://gateway.test', fetch: () => jsonResponse(body), drift, newId: () => 'r-1' }); // prettier-ignore
  const result = await shop.list({ params: { brand: 'secret' } }).catch((error: unknown) => error);
  return { result, reports };
}

const good = { id: 'a', name: 'Basin', prices: [{ cents: 1 }] };
const whole = { total: 2, docs: [good, { ...good, id: 'b' }] };

describe('a response that matches the contract', () => {
  test.each(['strict', 'report', 'tolerant'] as const)(
    'a matching response is decoded without a report in the mode %s, and so are unknown members',
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

describe('an invalid member', () => {
  const bodies = {
    'that is optional': { ...whole, docs: [{ ...good, name: 'canary@example.org'.split('') }, whole.docs[1]] },
    'that is required': { ...whole, docs: [{ ...good, id: 7 }, whole.docs[1]] },
    'inside an optional member': { ...whole, docs: [{ ...good, prices: [{ cents: 1 }, { cents: 'canary' }] }] },
    'with dots in its name, beside another invalid member': {
      ...whole,
      total: 2,
      'facet.note_s': 5,
      docs: [{ ...good, name: 1 }],
    },
    'that the whole response requires': { ...whole, total: 'canary' },
  };
  const one = [whole.docs[1]];
  const nameless = { id: 'a', prices: good.prices };

  test.each([
    ['strict', 'that is optional', undefined],
    ['strict', 'that is required', undefined],
    ['report', 'that is optional', { ...whole, docs: [nameless, ...one] }],
    ['report', 'that is required', undefined],
    ['report', 'inside an optional member', undefined],
    ['report', 'with dots in its name, beside another invalid member', { total: 2, docs: [nameless] }],
    ['tolerant', 'that is optional', { ...whole, docs: [nameless, ...one] }],
    ['tolerant', 'that is required', { ...whole, docs: one }],
    ['tolerant', 'inside an optional member', { ...whole, docs: [good] }],
    ['report', 'that the whole response requires', undefined],
    ['tolerant', 'that the whole response requires', undefined],
  ] as const)('the mode %s: an invalid member %s', async (mode, kind, used) => {
    const { result, reports } = await read(mode, bodies[kind]);
    expect(reports).toMatchObject([{ call: 'GET /products/{brand}', requestId: 'r-1', isUsed: used !== undefined }]);
    if (used === undefined) expect(result).toBeInstanceOf(ContractError);
    else expect(result).toEqual(used);
  });

  test('a drift report has the path of an invalid member and no value', async () => {
    for (const body of Object.values(bodies)) {
      const { reports } = await read('tolerant', body);
      expect(JSON.stringify(reports)).not.toMatch(/canary|secret/);
    }
    const { reports } = await read('report', bodies['that is required']);
    expect(reports[0]?.issues).toEqual([{ path: 'docs.0.id', problem: 'expected string, got number' }]);
  });

  test('leaving out an invalid member does not change the received response', async () => {
    const body = structuredClone(bodies['that is required']);
    await read('tolerant', body);
    expect(body).toEqual(bodies['that is required']);
  });
});

test.each([null, 7, 'text', [], {}, { docs: 1 }])('the response %j is rejected in every mode', async (body) => {
  for (const mode of ['strict', 'report', 'tolerant'] as const) {
    const { result, reports } = await read(mode, body);
    expect([result instanceof ContractError, reports.length]).toEqual([true, 1]);
  }
});
