import { AuthError, ContractError, HttpError, NetworkError, TimeoutError } from '@basin/sdk';
import { expect, test } from 'vitest';
import { isOutage } from './is-outage.ts';

const facts = { call: 'GET /product/query' };
const http = (status: number) => new HttpError(facts, { status, body: {} });

test.each([
  ['a server error', http(500), true],
  ['an unavailable system', http(503), true],
  ['rate limiting', http(429), true],
  ['no connection', new NetworkError(facts), true],
  ['no response in time', new TimeoutError(facts, 1), true],
  ['an invalid response', new ContractError(facts, 'reply', []), true],
  ['an invalid request', new ContractError(facts, 'request', []), false],
  ['an expired session', new AuthError(facts, { status: 401, body: {} }), false],
  ['a rejected request', http(400), false],
  ['a fault of the shop', new TypeError('no'), false],
])('%s counts as an outage: %s', (_, problem, expected) => {
  expect(isOutage(problem)).toBe(expected);
});
