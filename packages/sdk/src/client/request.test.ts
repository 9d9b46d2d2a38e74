import { describe, expect, test } from 'vitest';
import { searchCalls } from '../contract/search.ts';
import { createClient } from './create-client.ts';
import { ContractError } from './errors.ts';
import { jsonResponse, baseURL, clientOf, failureOf, recorder } from './testing.ts';
import { withBasicAuth } from './with-basic-auth.ts';

describe('requests', () => {
  test('SDK-058 the active cart is requested with its calculation', async () => {
    const { requests, fetch } = recorder();
    const active = await clientOf(fetch).cart.active({ query: { expand: 'calculation' } });
    expect(requests[0]).toMatchObject({ method: 'GET', url: `${baseURL}/cart/active?expand=calculation` });
    expect(active).toMatchObject({ id: 'c-1', version: 3, lineItems: [] });
  });

  test('SDK-059 a cart is requested by its id', async () => {
    const { requests, fetch } = recorder();
    await clientOf(fetch).cart.get({ params: { id: 'c-1' } });
    expect(requests[0]).toMatchObject({ method: 'GET', url: `${baseURL}/cart/c-1` });
  });

  test('SDK-060 a cart is created with its currency, tax mode, e-mail address and custom fields', async () => {
    const { requests, fetch } = recorder();
    const custom = { type: { typeId: 'type', key: 'cart' }, fields: { salesChannel: 'KOUS' } } as const;
    const body = { currency: 'USD', taxMode: 'ExternalAmount', customerEmail: 'pat@example.org', custom } as const;
    await clientOf(fetch).cart.create({ body });
    expect(requests[0]).toMatchObject({ method: 'POST', url: `${baseURL}/cart/create` });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(body);
  });

  test('SDK-061 SDK-062 cart changes are sent as one list of actions', async () => {
    const { requests, fetch } = recorder();
    const body = { cartId: 'c-1', version: 3, actions: [{ action: 'addLineItem' as const, sku: 'BX-1', quantity: 2 }] };
    await clientOf(fetch).cart.update({ body, query: { expand: 'calculation' } });
    expect(requests[0]).toMatchObject({ method: 'POST', url: `${baseURL}/cart/v2/items?expand=calculation` });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(body);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('SDK-079 a cart is deleted by id in the version read last', async () => {
    const { requests, fetch } = recorder(() => new Response(null, { status: 204 }));
    await clientOf(fetch).cart.delete({ params: { id: 'c 1' }, query: { version: 7 } });
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: `${baseURL}/cart/c%201?cart-versionId=7` });
  });

  test('DOM-051 a request is encoded by the contract: values are trimmed, and an e-mail address is in lower case', async () => {
    const { requests, fetch } = recorder();
    await clientOf(fetch).cart.update({
      body: {
        cartId: ' c-1 ',
        actions: [
          { action: 'setCustomerEmail', email: ' Pat@Example.ORG ' },
          { action: 'addLineItem', sku: ' BX-1 ' },
        ],
      },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      cartId: 'c-1',
      actions: [
        { action: 'setCustomerEmail', email: 'pat@example.org' },
        { action: 'addLineItem', sku: 'BX-1' },
      ],
    });
  });

  test('a request that does not match the contract is not sent, and the error has its path', async () => {
    const { requests, fetch } = recorder();
    const error = await failureOf(
      clientOf(fetch).cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'BX-1', quantity: 1_000_000 }] } }),
    );
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({
      direction: 'request',
      issues: [{ path: 'body.actions.0.quantity', problem: 'expected at most 999999, got a larger number' }],
    });
    expect(requests).toEqual([]);
  });

  test('a contract error of a request has call, path, expectation and type, but no value', async () => {
    const { cart } = clientOf(recorder().fetch);
    const messageFor = async (actions: unknown) =>
      (await failureOf(cart.update({ body: { actions } as never }))).message.replace(/ \[request .+\]$/, '');
    const at = 'cart.update: the request does not match the contract at body.actions';
    const secret = 'pat@example.org';
    expect(await messageFor([{ action: 'addLineItem', sku: 'BX-1', quantity: secret }])).toBe(
      `${at}.0.quantity: expected number, got a string of 15 characters.`,
    );
    expect(await messageFor([{ action: 'buy' }])).toBe(`${at}.0: expected a known action, got object.`);
    expect(await messageFor([])).toBe(`${at}: expected at least 1 items, got a list of 0.`);
    expect(await messageFor(undefined)).toBe(`${at}: expected array, got nothing.`);
    expect(await messageFor([{ action: 'removeLineItem', lineItemId: 'l-1', [secret]: 1 }])).toBe(
      `${at}.0: unknown member *.`,
    );
  });

  test('a call can have its own headers and timeout', async () => {
    const { requests, fetch } = recorder();
    const client = clientOf(fetch, { headers: { 'X-Trace': 'client', 'X-Tenant': 'a' } });
    await client.cart.active({ headers: { 'X-Trace': 'call' } });
    expect(requests[0]?.headers.get('x-trace')).toBe('call');
    expect(requests[0]?.headers.get('x-tenant')).toBe('a');
    const slow = clientOf(() => new Promise(() => undefined));
    expect(await failureOf(slow.cart.active({ timeoutMs: 20 }))).toMatchObject({ kind: 'timeout', timeoutMs: 20 });
  });

  test.each(['', '.', '..', '../x', 'a/b', '%2e%2e', 'a\\b', 'a\u0000b', '..%2fadmin'])(
    'a request with the id %j, which would lead to another call, is not sent',
    async (id) => {
      const { requests, fetch } = recorder();
      const error = await failureOf(clientOf(fetch).cart.get({ params: { id } }));
      expect(error).toMatchObject({ kind: 'contract', direction: 'request' });
      expect(requests).toEqual([]);
    },
  );

  test.each(['/a/../b', '//evil.example/x', 'a', '/a//b', '/a/./b'])(
    'a request for the page %j is not sent',
    async (pagePath) => {
      const { requests, fetch } = recorder();
      expect(await failureOf(clientOf(fetch).content.pageModel({ params: { pagePath } }))).toMatchObject({
        kind: 'contract',
      });
      expect(requests).toEqual([]);
    },
  );

  test('a page path keeps its slashes', async () => {
    const { requests, fetch } = recorder(() => jsonResponse({ ':type': 'page' }));
    await clientOf(fetch, { baseURL: { author: 'http://author.test' } }).content.pageModel({
      params: { pagePath: '/content/shop/en/cart' },
    });
    expect(requests[0]?.url).toBe('http://author.test/content/shop/en/cart.model.json');
  });

  test('a query is parsed back unchanged', async () => {
    const { requests, fetch } = recorder(() => jsonResponse({ response: { numFound: 0, docs: [] } }));
    const { search } = createClient({ search: searchCalls }, { baseURL: `${baseURL}/`, fetch });
    await search.listing({
      query: { q: '*:*', fq: ['a:"b & c"', 'd+e é/%'], fl: ['id', 'slug_s'], rows: 30, sort: undefined },
    });
    const url = new URL(requests[0]?.url ?? '');
    expect([...url.searchParams]).toEqual([
      ['q', '*:*'],
      ['fl', 'id,slug_s'],
      ['fq', 'a:"b & c"'],
      ['fq', 'd+e é/%'],
      ['rows', '30'],
    ]);
    expect(url.pathname).toBe('/api/search/listing');
  });

  test('one idempotency key is sent per intent: the given one, else a generated one', async () => {
    const { requests, fetch } = recorder();
    const client = clientOf(fetch, { newId: () => 'new-id' });
    const body = { currency: 'USD', taxMode: 'ExternalAmount' } as const;
    await client.cart.create({ body, idempotencyKey: 'intent-1' });
    await client.cart.create({ body });
    await client.cart.active();
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['intent-1', 'new-id', null]);
  });

  test('a cart update has an idempotency key only when its caller gives one', async () => {
    const { requests, fetch } = recorder();
    const client = clientOf(fetch, { newId: () => 'new-id' });
    const body = { actions: [{ action: 'addLineItem', sku: 'AV-1', quantity: 1 }] } as const;
    await client.cart.update({ body: { ...body, actions: [...body.actions] }, idempotencyKey: 'intent-1' });
    await client.cart.update({ body: { ...body, actions: [...body.actions] } });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['intent-1', null]);
  });

  test('a request has the headers of its client, and those of the call take precedence', async () => {
    const { requests, fetch } = recorder();
    await clientOf(fetch, { headers: { 'X-Forwarded-For': '203.0.113.5', Accept: 'text/plain' } }).cart.active();
    expect(requests[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.5');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  test('SDK-043 a call to the author system requests JSON, and a response that is no JSON is an error', async () => {
    const { requests, fetch } = recorder(() => jsonResponse({ 'cart.title': 'Cart' }));
    const texts = await clientOf(fetch).content.dictionary({ params: { locale: 'en' } });
    expect([requests[0]?.headers.get('accept'), [...texts]]).toEqual(['application/json', [['cart.title', 'Cart']]]);
    const page = recorder(() => new Response('cart.title=Cart', { headers: { 'Content-Type': 'text/plain' } }));
    const error = await failureOf(clientOf(page.fetch).content.dictionary({ params: { locale: 'en' } }));
    expect(error).toMatchObject({ kind: 'contract', direction: 'reply' });
  });

  test('SDK-044 only a preview request has basic authorisation', async () => {
    const { requests, fetch } = recorder(() => jsonResponse({ ':type': 'page' }));
    const author = withBasicAuth({ user: 'editor', password: 'pä:ss' }, fetch);
    const client = clientOf(fetch, { fetch: { gateway: fetch, author } });
    await client.content.pageModel({ params: { pagePath: '/p' } });
    await failureOf(client.cart.active());
    const expected = `Basic ${Buffer.from('editor:pä:ss').toString('base64')}`;
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([expected, null]);
  });
});
