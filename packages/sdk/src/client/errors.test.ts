import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { createClient } from './create-client.ts';
import {
  ConflictError,
  errorFrom,
  hasStatus,
  HttpError,
  isSdkError,
  NetworkError,
  nullOn,
  TimeoutError,
} from './errors.ts';
import { answer } from './testing.ts';

const facts = { call: 'POST /cart/v2/items', requestId: 'r-1' };

describe('an error', () => {
  test('is known by its brand, also when another copy of the package made it', async () => {
    vi.resetModules();
    const copy = await import('./errors.ts');
    const foreign = new copy.NetworkError(facts);
    expect(foreign).not.toBeInstanceOf(NetworkError);
    expect(isSdkError(foreign)).toBe(true);
    expect(hasStatus(copy.errorFrom(facts, { status: 404, body: {} }), 404)).toBe(true);
    expect([new Error('x'), null, 'text', { kind: 'http' }].some(isSdkError)).toBe(false);
  });

  test('is a subclass by status, and always an HttpError', () => {
    const names = [400, 401, 403, 404, 409, 500].map((status) => errorFrom(facts, { status, body: undefined }).name);
    expect(names).toEqual(['HttpError', 'AuthError', 'AuthError', 'HttpError', 'ConflictError', 'HttpError']);
    expect(errorFrom(facts, { status: 409, body: {} })).toBeInstanceOf(HttpError);
  });

  test('says what it is in one line', () => {
    expect(String(new ConflictError(facts, { status: 409, body: {} }))).toBe(
      'ConflictError: POST /cart/v2/items answered 409',
    );
    expect(String(new TimeoutError(facts, 25_000))).toBe(
      'TimeoutError: POST /cart/v2/items was not answered within 25000 ms',
    );
  });

  test('becomes null for the named status only', () => {
    const missing = errorFrom(facts, { status: 404, body: {} });
    expect(nullOn(404)(missing)).toBeNull();
    expect(() => nullOn(404)(errorFrom(facts, { status: 500, body: {} }))).toThrow('answered 500');
    expect(() => nullOn(404)(new RangeError('x'))).toThrow(RangeError);
  });
});

describe('what is logged of an error', () => {
  const canaries = ['canary-token', 'canary@example.org', 'canary street', 'canary-cart-id', 'canary-code'];
  const written = (error: unknown) =>
    `${JSON.stringify(error)} ${inspect(error, { depth: 9 })} ${String((error as Error).stack)}`;

  test.each([
    ['a refusal', () => answer({ message: 'canary@example.org', errors: [{ code: 'InvalidField canary-code' }] }, 400)],
    ['a wrong reply', () => answer({ id: 'canary-cart-id', version: 'canary-token' })],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('after %s holds no token and nothing personal', async (_, fetch) => {
    const session = {
      bearer: () => Promise.resolve({ token: 'canary-token', isGuest: true }),
      replace: () => Promise.resolve(undefined),
    };
    const { cart } = createClient({ cart: contract.cart }, { baseURL: 'http://gateway.test', fetch, session });
    const address = { postalCode: '53000', country: 'US', streetName: 'canary street', email: 'canary@example.org' };
    const error = await cart
      .update({ body: { cartId: 'canary-cart-id', actions: [{ action: 'setShippingAddress', address }] } })
      .catch((problem: unknown) => problem);
    expect(isSdkError(error)).toBe(true);
    expect(canaries.filter((canary) => written(error).includes(canary))).toEqual([]);
  });

  test('the canaries would be seen if they were there', () => {
    const leaky = Object.assign(new Error('x'), { body: { email: 'canary@example.org' } });
    expect(canaries.some((canary) => written(leaky).includes(canary))).toBe(true);
  });
});
