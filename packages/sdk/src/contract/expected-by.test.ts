import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { expectedBy, nearestIssue } from './expected-by.ts';

const fields = z.object({ token: z.string(), lifetime: z.optional(z.number()) });

function wrong(schema: z.ZodMiniType, value: unknown) {
  const issue = z.safeParse(schema, value).error?.issues.map(nearestIssue)[0];
  return issue && [issue.path.join('.'), expectedBy(issue)];
}

describe('a value that matches none of several shapes', () => {
  const shapes = z.object({ reply: z.union([z.object({ data: fields }), fields]) });

  test.each([
    [{ token: 12 }, 'reply.token', 'string'],
    [{ data: { token: 12 } }, 'reply.data.token', 'string'],
    [{ data: { token: 'x', lifetime: 'long' } }, 'reply.data.lifetime', 'number'],
    ['x', 'reply', 'object'],
  ])('%j is reported by its nearest shape', (reply, path, expected) => {
    expect(wrong(shapes, { reply })).toEqual([path, expected]);
  });

  test('the error lists the kinds when the value is none of them, and the discriminating member when there is one', () => {
    expect(wrong(z.union([z.string(), z.array(z.string())]), 5)).toEqual(['', 'string or array']);
    const kinds = z.union([z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);
    expect(wrong(kinds, { kind: 'c' })).toEqual(['', 'a known kind']);
  });
});

test('a string of the wrong form is reported with the pattern that it must match', () => {
  expect(wrong(z.string().check(z.regex(/^[A-Z]{2}$/)), 'us')).toEqual(['', 'a string that matches /^[A-Z]{2}$/']);
});
