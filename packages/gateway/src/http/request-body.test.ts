import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBody } from './request-body.ts';

const read = (body: string, type = 'application/json') =>
  readBody(
    new Request('http://gateway.test/', { method: 'POST', body, headers: { 'Content-Type': type } }),
    type === 'application/json' ? 'json' : 'form',
  );
const twice = { body: { errors: [{ code: 'InvalidInput', message: 'A member of the body is named twice.' }] } };

test('the planted reader, which takes what is named last, does not see that a sku was named twice', () => {
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
])('a member that is named twice is refused: %s', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ status: 400, ...twice });
});

test('whatever else a body holds is read as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      const text = JSON.stringify(value);
      expect(await read(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('a name that is a member of every object is a name like others', async () => {
  const value = await read('{"__proto__":{"koc":"A-1"},"constructor":1}');
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect((value as { koc?: string }).koc).toBeUndefined();
});

test('a text of quotes as long as a body may be is read at once', async () => {
  const text = '\\":{'.repeat(60_000);
  expect(await read(`{"text":"${text}"}`)).toEqual({ text: '":{'.repeat(60_000) });
});

test('a form’s member that is named twice is refused', async () => {
  await expect(read('a=1&a=2', 'application/x-www-form-urlencoded')).rejects.toMatchObject({ status: 400 });
});
