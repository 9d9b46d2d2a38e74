import { describe, expect, test } from 'vitest';
import { errorFrom, NetworkError, TimeoutError } from './errors.ts';
import { pause } from './pause.ts';
import { retryAfterMs, retryDelayMs } from './retry-delay.ts';

const facts = { call: 'GET /x', requestId: 'r' };
const http = (status: number, told?: number) => errorFrom(facts, { status, body: {}, retryAfterMs: told });
const page = { isRead: true, isIdempotent: true, isRepeatable: true };
const read = { isRead: true, isIdempotent: true, isRepeatable: false };
const write = { isRead: false, isIdempotent: false, isRepeatable: false };
const keyedWrite = { ...write, isIdempotent: true };

describe('whether a failed call is sent once more, and when', () => {
  test.each([
    ['a broken connection, repeatable', new NetworkError(facts), page, 100],
    ['a broken connection, a read of the gateway', new NetworkError(facts), read, undefined],
    ['a broken connection, a change', new NetworkError(facts), write, undefined],
    ['a connection reset, a read of the gateway', new NetworkError(facts, true), read, 0],
    ['a connection reset, a change with an idempotency key', new NetworkError(facts, true), keyedWrite, 0],
    ['a connection reset, a change without one', new NetworkError(facts, true), write, undefined],
    ['a broken connection, a change with an idempotency key', new NetworkError(facts), keyedWrite, undefined],
    ['a try that hung, repeatable', new TimeoutError(facts, 9), page, 100],
    ['a try that hung, a change', new TimeoutError(facts, 9), write, undefined],
    ['a failed server, repeatable', http(503), page, 100],
    ['a failed server that says when', http(503, 1500), page, 1500],
    ['a throttled read that knows when', http(429, 3000), read, 3000],
    ['a throttled read that is not told when', http(429), read, undefined],
    ['a throttled change', http(429, 3000), write, undefined],
    ...[400, 401, 403, 404, 409, 412, 422].map((status) => [`a ${status}`, http(status), page, undefined] as const),
    ['something else', new Error('x'), page, undefined],
  ] as const)('%s', (_, error, call, expected) => {
    expect(retryDelayMs(error, call, 0.5)).toBe(expected);
  });
});

describe('a Retry-After', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  const read = (told: string | null, date: string | null = null) =>
    retryAfterMs((name) => (name === 'date' ? date : told), now);

  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['999999999', 999_999_999_000],
    ['Tue, 01 Jan 2030 00:00:05 GMT', 5000],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
  ])('of %j is so many milliseconds', (told, expected) => {
    expect(read(told)).toBe(expected);
  });

  test.each([
    null,
    '',
    '9'.repeat(400),
    'soon',
    '-1',
    '-1x',
    '1.5',
    '1e3',
    '5 apples',
    'Tue, 01 Jan 2030 00:00:05 CET',
    'Fri, 99 Foo 2030 00:00:00 GMT',
  ])('of %j says nothing, rather than now', (told) => {
    expect(read(told)).toBeUndefined();
  });

  test('that is a date counts from the date of the answer: our clock may go ahead', () => {
    expect(read('Mon, 31 Dec 2029 23:00:30 GMT', 'Mon, 31 Dec 2029 23:00:00 GMT')).toBe(30_000);
    expect(read('Tue, 01 Jan 2030 00:00:05 GMT', 'some day')).toBe(5000);
    expect(read('Tue, 01 Jan 2030 00:00:05 GMT', 'Fri, 99 Foo 2030 00:00:00 GMT')).toBe(5000);
  });
});

test('a pause is never shorter than it was asked for', async () => {
  const { signal } = new AbortController();
  const early = await Promise.all(
    Array.from({ length: 1000 }, async (_, at) => {
      const begunMs = performance.now();
      await pause(at % 40, signal);
      return performance.now() - begunMs < at % 40;
    }),
  );
  expect(early.filter(Boolean)).toEqual([]);
});
