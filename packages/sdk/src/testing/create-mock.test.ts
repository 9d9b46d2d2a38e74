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

/** The request of a fixture under its meaning, as the SDK takes it. */
function inputOf(area: string, name: string, entry: Call): object {
  const parts = Object.entries(fixtureOf(area, name).request).map(([part, wire]) => [
    part,
    entry[part as 'params' | 'query' | 'body']?.parse(wire as object),
  ]);
  return Object.fromEntries(parts) as object;
}

describe('the handlers', () => {
  test.each(names)('answer %s, which the SDK sends and reads', async (_, area, name, entry) => {
    const calls = sdk[area as keyof typeof sdk] as never as Record<string, (input: object) => Promise<unknown>>;
    const given = await calls[name]?.(inputOf(area, name, entry));
    if (entry.reply === 'blob') expect(given).toMatchObject({ filename: expect.any(String) as string });
    else if (entry.reply === 'none') expect(given).toBeUndefined();
    else expect(given).toBeDefined();
  });

  test('refuse a request without a token, one without its key, and one that is not as agreed: the control', async () => {
    const send = (path: string, init: RequestInit = {}) =>
      fetch(systems.gatewayUrl + path, init).then(
        async (response) => [response.status, await response.json()] as unknown,
      );
    const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' };
    expect(await send('/cart/active')).toEqual([401, { statusCode: 401, message: 'JWT not present.' }]);
    expect(await send('/checkout/payment', { method: 'POST', headers, body: '{}' })).toMatchObject([400, {}]);
    expect(await send('/cart/active?expand=all', { headers })).toMatchObject([
      400,
      { errors: [{ message: "query expand: expected 'calculation', got a text of 3 characters" }] },
    ]);
  });
});

describe('one call', () => {
  test('replies with what a test says', async () => {
    server.use(mock.cart.active.replies({ ...fixtures.cart.active.reply, version: 99 }));
    expect(await sdk.cart.active()).toMatchObject({ version: 99, lineItems: [{ id: 'l-1' }, {}, {}, {}] });
  });

  test('replies with what it makes of the request', async () => {
    server.use(
      mock.inventory.stock.replies(({ query }) => ({
        results: [{ sku: query.sku, availableQuantity: query.sku.length }],
      })),
    );
    expect(await sdk.inventory.stock({ query: { sku: 'four' } })).toMatchObject({ availableQuantity: 4 });
  });

  test('refuses with the fixture of a documented status, with the general error response, or with the body given', async () => {
    const body = { cartId: 'c-71', version: 11, actions: [{ action: 'calculateTax' as const }] };
    const failure = () => sdk.cart.update({ body }).catch((error: unknown) => error);
    server.use(mock.cart.update.refuses(409));
    expect(await failure()).toMatchObject({ kind: 'conflict', currentVersion: 13 });
    server.use(mock.cart.update.refuses(503));
    expect(hasStatus(await failure(), 503)).toBe(true);
    server.use(mock.cart.update.refuses(400, { message: 'No.', errors: [{ code: 'MatchingPriceNotFound' }] }));
    expect(await failure()).toMatchObject({ kind: 'http', code: 'MatchingPriceNotFound' });
  });

  test('fails without an answer', async () => {
    server.use(mock.search.query.fails());
    const failure: unknown = await sdk.search.query({ query: { q: 'tub' } }).catch((error: unknown) => error);
    expect(isSdkError(failure) && failure.kind).toBe('network');
  });

  test('takes no reply and no error response that the contract does not know', () => {
    expect(() => mock.cart.active.replies({ ...fixtures.cart.active.reply, version: 'one' as never })).toThrow(
      'The reply of cart.active is not what the contract says: version: expected number, got a text of 3 characters',
    );
    expect(() => mock.cart.active.refuses(418)).toThrow('cart.active is not documented to answer 418.');
    expect(() => mock.cart.active.refuses(401, { error: 'no' })).toThrow('message: expected string, got nothing');
  });

  test('does not compile with a reply of another shape', () => {
    // @ts-expect-error the version is a number
    expect(() => mock.cart.active.replies({ id: 'c', version: '1' })).toThrow(TypeError);
    // @ts-expect-error there is no such call
    expect(mock.cart.buy).toBeUndefined();
  });
});

test('a system without an address is not mocked', () => {
  const { handlers: gatewayOnly } = createMock({ gatewayUrl: systems.gatewayUrl });
  expect(gatewayOnly.length).toBeLessThan(handlers.length);
});
