import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { integer } from './values.ts';

const seen = (schema: z.ZodMiniType, value: unknown) => {
  const { data, error } = z.safeParse(schema, value);
  return [data, error?.issues.map(({ code, path }) => ({ code, path }))];
};

test('an integer schema accepts and rejects the same values as z.int, and is an integer in JSON Schema', () => {
  for (const value of [0, -0, -3, 2 ** 53 - 1, 1.5, NaN, Infinity, '1', null, undefined])
    expect(seen(integer, value)).toEqual(seen(z.int(), value));
  for (const value of [2 ** 53, -(2 ** 53)]) expect(z.safeParse(integer, value).success).toBe(false);
  expect(z.toJSONSchema(integer)).toMatchObject({ type: 'integer' });
  expect(z.toJSONSchema(integer.check(z.minimum(1)))).toMatchObject({ type: 'integer', minimum: 1 });
});
