import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract, createCalls, hasStatus, isSdkError, type Call } from '../index.ts';
import { fixtureOf } from './fixtures/index.ts';
import { createMock, fixtures } from './index.ts';

const systems = {
  gatewayUrl: 'http://gateway.test/api',
  authorUrl: 'http://author.test',
  identityUrl: 'http://identity.test',
};
const { mock, handlers } = createMock(systems);
const server = setupServer(...handlers);
const sdk = createCalls(systems);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const names = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { number }]) => number > 2)
    .map(([name, entry]) => [`${area}.${name}`, area, name, entry] as const),
);

/** Returns the decoded request of a fixture, as the SDK accepts it. */
function inputOf(area: string, name: string, entry: Call): object {
  const parts = Object.entries(fixtureOf(area, name).request).map(([part, wire]) => [
    part,
    entry[part as 'params' | 'query' | 'body']?.parse(wire as object),
  ]);
  return Object.fromEntries(parts) as object;
}

describe('the handlers of the mock', () => {
  test.each(names)(
    'the mock responds to %s, whose request and response the SDK encodes and decodes',
    async (_, area, name, entry) => {
      const calls = sdk[area as keyof typeof sdk] as never as Record<string, (input: object) => Promise<unknown>>;
      const given = await calls[name]?.(inputOf(area, name, entry));
      if (entry.reply === 'blob') expect(given).toMatchObject({ filename: expect.any(String) as string });
      else if (entry.reply === 'none') expect(given).toBeUndefined();
      else expect(given).toBeDefined();
    },
  );

  test('control: the mock rejects a request without a token, without its key, or that does not match the contract', async () => {
    const send = (path: string, init: RequestInit = {}) =>
      fetch(systems.gatewayUrl + path, init).then(
        async (response) => [response.status, await response.json()] as unknown,
      );
    const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' };
    expect(await send('/cart/active')).toEqual([401, { statusCode: 401, message: 'JWT not present.' }]);
    expect(await send('/checkout/payment', { method: 'POST', headers, body: '{}' })).toMatchObject([400, {}]);
    expect(await send('/cart/active?expand=all', { headers })).toMatchObject([
      400,
      { errors: [{ message: "query expand: expected 'calculation', got a string of 3 characters" }] },
    ]);
  });
});

describe('the handlers of one call', () => {
  test('replies() responds with the given response', async () => {
    server.use(mock.cart.active.replies({ ...fixtures.cart.active.reply, version: 99 }));
    expect(await sdk.cart.active()).toMatchObject({ version: 99, lineItems: [{ id: 'l-1' }, {}, {}, {}] });
  });

  test('replies() responds with the result of a function of the request', async () => {
    server.use(
      mock.inventory.stock.replies(({ query }) => ({
        results: [{ sku: query.sku, availableQuantity: query.sku.length }],
      })),
    );
    expect(await sdk.inventory.stock({ query: { sku: 'four' } })).toMatchObject({ availableQuantity: 4 });
  });

  test('rejects() responds with the fixture of a documented status, with the general error response, or with the given body', async () => {
    const body = { cartId: 'c-71', version: 11, actions: [{ action: 'calculateTax' as const }] };
    const failure = () => sdk.cart.update({ body }).catch((error: unknown) => error);
    server.use(mock.cart.update.rejects(409));
    expect(await failure()).toMatchObject({ kind: 'conflict', currentVersion: 13 });
    server.use(mock.cart.update.rejects(503));
    expect(hasStatus(await failure(), 503)).toBe(true);
    server.use(mock.cart.update.rejects(400, { message: 'No.', errors: [{ code: 'MatchingPriceNotFound' }] }));
    expect(await failure()).toMatchObject({ kind: 'http', code: 'MatchingPriceNotFound' });
  });

  test('fails() breaks the connection without a response', async () => {
    server.use(mock.search.query.fails());
    const failure: unknown = await sdk.search.query({ query: { q: 'tub' } }).catch((error: unknown) => error);
    expect(isSdkError(failure) && failure.kind).toBe('network');
  });

  test('a response or error response that does not match the contract throws', () => {
    expect(() => mock.cart.active.replies({ ...fixtures.cart.active.reply, version: 'one' as never })).toThrow(
      'The response of cart.active does not match the contract: version: expected number, got a string of 3 characters',
    );
    expect(() => mock.cart.active.rejects(418)).toThrow('cart.active has no documented status 418');
    expect(() => mock.cart.active.rejects(401, { error: 'no' })).toThrow('message: expected string, got nothing');
  });

  test('a response of another shape does not compile', () => {
    // @ts-expect-error the version must be a number
    expect(() => mock.cart.active.replies({ id: 'c', version: '1' })).toThrow(TypeError);
    // @ts-expect-error the call is unknown
    expect(mock.cart.buy).toBeUndefined();
  });
});

test('a system without a URL is not mocked', () => {
  const { handlers: gatewayOnly } = createMock({ gatewayUrl: systems.gatewayUrl });
  expect(gatewayOnly.length).toBeLessThan(handlers.length);
});
