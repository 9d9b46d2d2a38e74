import { describe, expect, test } from 'vitest';
import { errorFrom, NetworkError } from './errors.ts';
import { retryAfterMs, retryDelayMs } from './retry-delay.ts';

const facts = { call: 'GET /x', requestId: 'r' };
const http = (status: number, told?: number) => errorFrom(facts, { status, body: {}, retryAfterMs: told });
const page = { isRead: true, isRepeatable: true };
const read = { isRead: true, isRepeatable: false };
const write = { isRead: false, isRepeatable: false };

describe('whether a failed call is sent once more, and when', () => {
  test.each([
    ['a broken connection, repeatable', new NetworkError(facts), page, 100],
    ['a broken connection, a read of the gateway', new NetworkError(facts), read, undefined],
    ['a broken connection, a change', new NetworkError(facts), write, undefined],
    ['a failed server, repeatable', http(503), page, 100],
    ['a failed server that says when', http(503, 1500), page, 1500],
    ['a throttled read that is told when', http(429, 3000), read, 3000],
    ['a throttled read that is not told when', http(429), read, undefined],
    ['a throttled change', http(429, 3000), write, undefined],
    ...[400, 401, 403, 404, 409, 412, 422].map((status) => [`a ${status}`, http(status), page, undefined] as const),
    ['something else', new Error('x'), page, undefined],
  ] as const)('%s', (_, error, call, expected) => {
    expect(retryDelayMs(error, call, 0.5)).toBe(expected);
  });
});

test('a Retry-After is read as seconds or as a date', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  expect(retryAfterMs('120', now)).toBe(120_000);
  expect(retryAfterMs('Tue, 01 Jan 2030 00:00:05 GMT', now)).toBe(5000);
  expect(retryAfterMs('Mon, 31 Dec 2029 00:00:00 GMT', now)).toBe(0);
  expect([null, 'soon', '-1x'].map((header) => retryAfterMs(header, now))).toEqual([undefined, undefined, undefined]);
});
