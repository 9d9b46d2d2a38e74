import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Area, Call } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import { encode } from './schema.ts';
import { turned } from './turned.ts';

const queries = Object.values<Area>(contract)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ query }) => (query && isObject(query) ? [query] : []));

function isObject(schema: z.ZodMiniType): schema is z.ZodMiniObject {
  return schema.def.type === 'object';
}

test('the query of every call that searches is written by generated code', () => {
  for (const { query } of Object.values<Call>(contract.search)) if (query) expect(turned(query)).toBeDefined();
});

test('generated code writes what the schema encodes, and refuses the same', () => {
  const value = fc.oneof(
    fc.constantFrom(undefined, null, true, 0, 30, -1, 1.5, 1e9, '', ' a ', 'GST', 'slug_s', 'score desc', 'é'),
    fc.array(fc.constantFrom('a', 'b_s', '', 1), { maxLength: 3 }),
  );
  for (const query of queries) {
    const name = fc.constantFrom(...Object.keys(query.def.shape), 'unknown');
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 4 }), (meaning) => {
        const expected = z.safeEncode(query, meaning);
        const { ok, ...rest } = encode(query, '', meaning);
        expect(ok).toBe(expected.success);
        if (ok) expect(rest).toEqual({ value: expected.data });
      }),
    );
  }
});

test('a schema whose checks would see the wire is left alone', () => {
  const word = z.codec(z.string(), z.number(), { decode: Number, encode: String });
  const checked = z.object({ word }).check(z.refine(({ word: value }) => value > 0));
  expect(turned(checked)).toBeUndefined();
  expect(encode(checked, '', { word: 1 })).toEqual({ ok: true, value: { word: '1' } });
});
