import { describe, expect, test } from 'vitest';
import { errorFrom, NetworkError, TimeoutError } from './errors.ts';
import { pause } from './pause.ts';
import { retryAfterMs, retryDelayMs } from './retry-delay.ts';

const facts = { call: 'GET /x', requestId: 'r' };
const http = (status: number, retryAfter?: number) => errorFrom(facts, { status, body: {}, retryAfterMs: retryAfter });
const page = { isRead: true, isIdempotent: true, isRepeatable: true };
const read = { isRead: true, isIdempotent: true, isRepeatable: false };
const write = { isRead: false, isIdempotent: false, isRepeatable: false };
const keyedWrite = { ...write, isIdempotent: true };

describe('the delay before a retry', () => {
  test.each([
    ['a broken connection, repeatable', new NetworkError(facts), page, 100],
    ['a broken connection, a read of the gateway', new NetworkError(facts), read, undefined],
    ['a broken connection, a change', new NetworkError(facts), write, undefined],
    ['a connection reset, a read of the gateway', new NetworkError(facts, true), read, 0],
    ['a connection reset, a change with an idempotency key', new NetworkError(facts, true), keyedWrite, 0],
    ['a connection reset, a change without one', new NetworkError(facts, true), write, undefined],
    ['a broken connection, a change with an idempotency key', new NetworkError(facts), keyedWrite, undefined],
    ['an attempt that timed out, repeatable', new TimeoutError(facts, 9), page, 100],
    ['an attempt that timed out, a change', new TimeoutError(facts, 9), write, undefined],
    ['a server error, repeatable', http(503), page, 100],
    ['a server error with Retry-After', http(503, 1500), page, 1500],
    ['a throttled read with Retry-After', http(429, 3000), read, 3000],
    ['a throttled read without Retry-After', http(429), read, undefined],
    ['a throttled change with Retry-After', http(429, 3000), write, undefined],
    ...[400, 401, 403, 404, 409, 412, 422].map((status) => [`a ${status}`, http(status), page, undefined] as const),
    ['another error', new Error('x'), page, undefined],
  ] as const)('the retry delay after %s', (_, error, call, expected) => {
    expect(retryDelayMs(error, call, 0.5)).toBe(expected);
  });
});

describe('the Retry-After header', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  const read = (retryAfter: string | null, date: string | null = null) =>
    retryAfterMs((name) => (name === 'date' ? date : retryAfter), now);

  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['999999999', 999_999_999_000],
    ['Tue, 01 Jan 2030 00:00:05 GMT', 5000],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
  ])('a Retry-After of %j gives its milliseconds', (value, expected) => {
    expect(read(value)).toBe(expected);
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
  ])('an invalid Retry-After of %j is ignored instead of meaning no delay', (value) => {
    expect(read(value)).toBeUndefined();
  });

  test('a Retry-After date is relative to the date of the response, because the local clock may be fast', () => {
    expect(read('Mon, 31 Dec 2029 23:00:30 GMT', 'Mon, 31 Dec 2029 23:00:00 GMT')).toBe(30_000);
    expect(read('Tue, 01 Jan 2030 00:00:05 GMT', 'some day')).toBe(5000);
    expect(read('Tue, 01 Jan 2030 00:00:05 GMT', 'Fri, 99 Foo 2030 00:00:00 GMT')).toBe(5000);
  });
});

test('a pause is never shorter than requested', async () => {
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
