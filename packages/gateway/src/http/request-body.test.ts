import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBody } from './request-body.ts';

const read = (body: string, type = 'application/json') =>
  readBody(
    new Request('http://gateway.test/', { method: 'POST', body, headers: { 'Content-Type': type } }),
    type === 'application/json' ? 'json' : 'form',
  );
const twice = { body: { errors: [{ code: 'InvalidInput', message: 'The body contains a duplicate member.' }] } };

test('control: JSON.parse keeps the last of two duplicate members without an error', () => {
  expect(JSON.parse('{"sku":"A","sku":"B"}')).toEqual({ sku: 'B' });
});

test.each([
  '{"sku":"A","sku":"B"}',
  '{"sku":"A","sku":"A"}',
  '{"sku":"A","\\u0073ku":"B"}',
  '{"actions":[{"action":"addLineItem","quantity":1,"quantity":99}]}',
  '{"custom":{"fields":{"a":1}},"custom":null}',
  '{"__proto__":{},"__proto__":{"koc":"A-1"}}',
  '{"text":"\\"}, \\":", "text":""}',
])('a body with a duplicate member is rejected: %s', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ status: 400, ...twice });
});

test('any other JSON body is parsed unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      const text = JSON.stringify(value);
      expect(await read(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('member names such as __proto__ are parsed like any other name', async () => {
  const value = await read('{"__proto__":{"koc":"A-1"},"constructor":1}');
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect((value as { koc?: string }).koc).toBeUndefined();
});

test('a string of escaped quotes with the maximum body length is parsed', async () => {
  const text = '\\":{'.repeat(60_000);
  expect(await read(`{"text":"${text}"}`)).toEqual({ text: '":{'.repeat(60_000) });
});

test('a form with a duplicate member is rejected', async () => {
  await expect(read('a=1&a=2', 'application/x-www-form-urlencoded')).rejects.toMatchObject({ status: 400 });
});
