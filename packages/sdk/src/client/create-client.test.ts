import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { call } from '../contract/call.ts';
import * as cartCalls from '../contract/cart.ts';
import { configCalls } from '../contract/config.ts';
import { fileReply } from '../contract/file-reply.ts';
import { contentCalls } from '../contract/content.ts';
import { searchCalls } from '../contract/search.ts';
import { createClient, type ClientOptions } from './create-client.ts';
import { ConflictError, ContractError, HttpError, isSdkError, nullOn, type CallError } from './errors.ts';
import type { Fetch } from './send.ts';
import { answer, withServer } from './testing.ts';
import { withBasicAuth } from './with-basic-auth.ts';

const cart = { type: 'Cart', id: 'c-1', version: 3, lineItems: [], customLineItems: [] };
const tree = { cart: cartCalls, config: configCalls, content: contentCalls };
const baseURL = 'http://gateway.test/api';

const clientOf = (fetch: Fetch, options: Partial<ClientOptions> = {}) =>
  createClient(tree, { baseURL, fetch, ...options });

/** Keeps what was asked, and answers it. */
function recorder(reply: () => Response = () => answer(cart)) {
  const requests: { method: string; url: string; headers: Headers; body: string }[] = [];
  const fetch: Fetch = async (request) => {
    requests.push({ method: request.method, url: request.url, headers: request.headers, body: await request.text() });
    return reply();
  };
  return { requests, fetch };
}

const failureOf = (work: Promise<unknown>): Promise<CallError> =>
  work.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => (isSdkError(error) ? error : expect.fail(`no error of the SDK: ${String(error)}`)),
  );

describe('a request', () => {
  test('SDK-058 the active cart is asked for with its calculation', async () => {
    const { requests, fetch } = recorder();
    const active = await clientOf(fetch).cart.active({ query: { expand: 'calculation' } });
    expect(requests[0]).toMatchObject({ method: 'GET', url: `${baseURL}/cart/active?expand=calculation` });
    expect(active).toMatchObject({ id: 'c-1', version: 3, lineItems: [] });
  });

  test('SDK-061 SDK-062 changes are sent as one list of actions', async () => {
    const { requests, fetch } = recorder();
    const body = { cartId: 'c-1', version: 3, actions: [{ action: 'addLineItem' as const, sku: 'BX-1', quantity: 2 }] };
    await clientOf(fetch).cart.update({ body, query: { expand: 'calculation' } });
    expect(requests[0]).toMatchObject({ method: 'POST', url: `${baseURL}/cart/v2/items?expand=calculation` });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(body);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('SDK-079 a cart is deleted by id in the version seen last', async () => {
    const { requests, fetch } = recorder(() => new Response(null, { status: 204 }));
    await clientOf(fetch).cart.delete({ params: { id: 'c 1' }, query: { version: 7 } });
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: `${baseURL}/cart/c%201?cart-versionId=7` });
  });

  test('is written as the contract says: trimmed, in lower case', async () => {
    const { requests, fetch } = recorder();
    await clientOf(fetch).cart.update({
      body: { actions: [{ action: 'setCustomerEmail', email: ' Pat@Example.ORG ' }] },
    });
    expect(requests[0]?.body).toBe('{"actions":[{"action":"setCustomerEmail","email":"pat@example.org"}]}');
  });

  test('that is not as agreed is not sent, and the error says where', async () => {
    const { requests, fetch } = recorder();
    const error = await failureOf(
      clientOf(fetch).cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'BX-1', quantity: 1_000_000 }] } }),
    );
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({
      direction: 'request',
      issues: [{ path: 'body.actions.0.quantity', problem: 'too_big' }],
    });
    expect(requests).toEqual([]);
  });

  test.each(['', '.', '..', '../x', 'a/b', '%2e%2e', 'a\\b', 'a\u0000b', '..%2fadmin'])(
    'with the id %j would lead to another call and is not sent',
    async (id) => {
      const { requests, fetch } = recorder();
      const error = await failureOf(clientOf(fetch).cart.get({ params: { id } }));
      expect(error).toMatchObject({ kind: 'contract', direction: 'request' });
      expect(requests).toEqual([]);
    },
  );

  test.each(['/a/../b', '//evil.example/x', 'a', '/a//b', '/a/./b'])(
    'for the page %j is not sent',
    async (pagePath) => {
      const { requests, fetch } = recorder();
      expect(await failureOf(clientOf(fetch).content.pageModel({ params: { pagePath } }))).toMatchObject({
        kind: 'contract',
      });
      expect(requests).toEqual([]);
    },
  );

  test('for a page keeps the slashes of its path', async () => {
    const { requests, fetch } = recorder(() => answer({ ':type': 'page' }));
    await clientOf(fetch, { baseURL: { author: 'http://author.test' } }).content.pageModel({
      params: { pagePath: '/content/shop/en/cart' },
    });
    expect(requests[0]?.url).toBe('http://author.test/content/shop/en/cart.model.json');
  });

  test('writes its query so that it is read as it was meant', async () => {
    const { requests, fetch } = recorder(() => answer({ response: { numFound: 0, docs: [] } }));
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

  test('carries one idempotency key for an intent: the given one, else one of its own', async () => {
    const { requests, fetch } = recorder();
    const client = clientOf(fetch, { newId: () => 'new-id' });
    const body = { currency: 'USD', taxMode: 'ExternalAmount' } as const;
    await client.cart.create({ body, idempotencyKey: 'intent-1' });
    await client.cart.create({ body });
    await client.cart.active();
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['intent-1', 'new-id', null]);
  });

  test('SDK-044 of the preview carries basic authorisation, and no other one does', async () => {
    const { requests, fetch } = recorder(() => answer({ ':type': 'page' }));
    const author = withBasicAuth({ user: 'editor', password: 'pä:ss' }, fetch);
    const client = clientOf(fetch, { fetch: { gateway: fetch, author } });
    await client.content.pageModel({ params: { pagePath: '/p' } });
    await failureOf(client.cart.active());
    const expected = `Basic ${Buffer.from('editor:pä:ss').toString('base64')}`;
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([expected, null]);
  });
});

describe('a reply', () => {
  test('of the wrong shape is a contract error that names the member', async () => {
    const error = await failureOf(clientOf(() => answer({ ...cart, version: 'three' })).cart.active());
    expect(error).toMatchObject({ kind: 'contract', direction: 'reply', status: 200, issues: [{ path: 'version' }] });
  });

  test('may have members that the contract does not know', async () => {
    expect(await clientOf(() => answer({ ...cart, brandNew: 1 })).cart.active()).toMatchObject({ id: 'c-1' });
  });

  test.each([
    ['HTML', '<html></html>', 'text/html'],
    ['no type', '{}', ''],
    ['another charset', JSON.stringify(cart), 'application/json; charset=latin1'],
    ['cut off', JSON.stringify(cart).slice(0, -2), 'application/json'],
    ['empty', '', 'application/json'],
    ['two texts', '{}{}', 'application/json'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
    ['huge', ' '.repeat(5 * 1024 * 1024), 'application/json'],
    ['null', 'null', 'application/json'],
  ])('that is no readable JSON (%s) is a contract error', async (_, body, type) => {
    const fetch: Fetch = () => new Response(body, { headers: type ? { 'Content-Type': type } : {} });
    expect(await failureOf(clientOf(fetch).cart.active())).toMatchObject({ kind: 'contract', direction: 'reply' });
  });

  test('SDK-111 that says that there is no cart is a 404, whatever its status', async () => {
    for (const status of [200, 404, 400]) {
      const client = clientOf(() => answer({ cartExists: false, message: 'No active cart' }, status));
      expect(await client.cart.active().catch(nullOn(404))).toBeNull();
    }
  });

  test('SDK-109 that refuses is handed on with its body', async () => {
    const body = { statusCode: 400, message: 'no', errors: [{ code: 'OutOfStock', skus: ['BX-1'] }] };
    const error = await failureOf(clientOf(() => answer(body, 400)).cart.active());
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 400, code: 'OutOfStock', body, message: 'GET /cart/active answered 400' });
  });

  test('409 says which version there is now', async () => {
    const body = {
      statusCode: 409,
      message: 'm',
      errors: [{ code: 'ConcurrentModification', message: 'm', currentVersion: 13 }],
    };
    const error = await failureOf(
      clientOf(() => answer(body, 409)).cart.update({ body: { actions: [{ action: 'calculateTax' }] } }),
    );
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ kind: 'conflict', currentVersion: 13 });
  });

  test('of a status that is not one of success is no success', async () => {
    const strict = call({
      number: 1,
      system: 'gateway',
      method: 'POST',
      path: '/x',
      auth: 'guest',
      response: z.object({}),
      status: [201],
    });
    const client = createClient({ a: { strict } }, { baseURL, fetch: () => answer({}) });
    expect(await failureOf(client.a.strict())).toMatchObject({ kind: 'http', status: 200 });
  });

  test('that is a file comes with the name that the header gives', async () => {
    const file = call({ number: 1, system: 'gateway', method: 'GET', path: '/x', auth: 'guest', ...fileReply });
    const disposition = `attachment; filename="plain.pdf"; filename*=UTF-8''Prix%20d%C3%A9t%C3%A9.pdf`;
    const fetch: Fetch = () =>
      new Response('PDF', { headers: { 'Content-Disposition': disposition, 'Content-Type': 'application/pdf' } });
    const { blob, filename } = await createClient({ a: { file } }, { baseURL, fetch }).a.file();
    expect([await blob.text(), blob.type, filename]).toEqual(['PDF', 'application/pdf', 'Prix dété.pdf']);
  });

  test('that redirects is not followed', async () => {
    const asked: string[] = [];
    const error = await withServer(
      (request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(302, { location: '/elsewhere' }).end();
      },
      (url) => failureOf(createClient(tree, { baseURL: url }).cart.active()),
    );
    expect(error).toMatchObject({ kind: 'http', status: 302 });
    expect(asked).toEqual(['/cart/active']);
  });
});

describe('time', () => {
  const short = { timeoutMs: { gateway: 60, author: 60 } };

  test('SDK-043 SDK-045 runs out for the author system after 10 s and for the gateway after 25 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const client = clientOf(() => new Promise<never>(() => undefined));
      const ended: string[] = [];
      const watch = async (name: string, work: Promise<unknown>) =>
        ended.push(`${name} ${(await failureOf(work)).kind}`);
      void watch('gateway', client.cart.active());
      void watch('author', client.content.dictionary({ params: { locale: 'en' } }));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(ended).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toEqual(['author timeout']);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(ended).toEqual(['author timeout']);
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toEqual(['author timeout', 'gateway timeout']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('covers a body that stalls after its head', async () => {
    const error = await withServer(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"type":'),
      (url) => failureOf(createClient(tree, { baseURL: url, ...short }).cart.active()),
    );
    expect(error).toMatchObject({ kind: 'timeout', message: 'GET /cart/active was not answered within 60 ms' });
  });

  test('of one try leaves time for another: one that hangs is given up and repeated', async () => {
    let tries = 0;
    const fetch: Fetch = () => ((tries += 1) === 1 ? new Promise<never>(() => undefined) : answer({}));
    const client = clientOf(fetch, { attemptTimeoutMs: { author: 500 } });
    expect((await client.content.dictionary({ params: { locale: 'en' } })).size).toBe(0);
    expect(tries).toBe(2);
  });

  test('of one try ends a call that may not be repeated', async () => {
    const client = clientOf(() => new Promise<never>(() => undefined), { attemptTimeoutMs: { gateway: 60 } });
    expect(await failureOf(client.cart.active())).toMatchObject({ kind: 'timeout', timeoutMs: 60 });
  });

  test('of one try never outlives that of the call', async () => {
    const error = await withServer(
      () => undefined,
      (url) => {
        const options = { ...short, attemptTimeoutMs: { author: 20_000 } };
        return failureOf(
          createClient(tree, { baseURL: url, ...options }).content.dictionary({ params: { locale: 'en' } }),
        );
      },
    );
    expect(error).toMatchObject({ kind: 'timeout', timeoutMs: 60 });
  });

  test('is not waited for once the caller gives up', async () => {
    const caller = new AbortController();
    const client = clientOf(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
    const ended = failureOf(client.cart.active({ signal: caller.signal }));
    caller.abort();
    expect(await ended).toMatchObject({ kind: 'aborted', message: 'GET /cart/active was given up' });
  });

  test('a call that was given up before it began is not sent', async () => {
    const { requests, fetch } = recorder();
    expect(await failureOf(clientOf(fetch).cart.active({ signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'aborted',
    });
    expect(requests).toEqual([]);
  });

  test('calls that are given up leave no timer behind', async () => {
    const caller = new AbortController();
    const client = clientOf(() => new Promise<never>(() => undefined));
    const timersBefore = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const calls = Array.from({ length: 1_000 }, () => failureOf(client.cart.active({ signal: caller.signal })));
    await Promise.resolve();
    caller.abort();
    const kinds = new Set((await Promise.all(calls)).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['aborted']);
    expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length).toBeLessThanOrEqual(
      timersBefore,
    );
  });
});

describe('a failure', () => {
  const page = { params: { pagePath: '/p' } } as const;
  const instant = { random: () => 0 };

  test('of the network names the call and hides the address', async () => {
    const error = await failureOf(
      createClient(tree, { baseURL: 'http://127.0.0.1:1' }).cart.get({ params: { id: 'secret-id' } }),
    );
    expect(error).toMatchObject({ kind: 'network', message: 'GET /cart/{id} got no answer' });
    expect(JSON.stringify(error)).not.toContain('secret-id');
  });

  test('in the middle of the body is one of the network', async () => {
    const error = await withServer(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{');
        setTimeout(() => response.destroy(), 10);
      },
      (url) => failureOf(createClient(tree, { baseURL: url }).cart.active()),
    );
    expect(error.kind).toBe('network');
  });

  test.each([500, 502, 503, 504])(
    '%d of the author system is tried once more, and no more than once',
    async (status) => {
      let asked = 0;
      const fetch: Fetch = () => ((asked += 1), answer({}, status));
      expect(await failureOf(clientOf(fetch, instant).content.pageModel(page))).toMatchObject({ status });
      expect(asked).toBe(2);
    },
  );

  test('of the author system that has passed is not seen', async () => {
    let asked = 0;
    const fetch: Fetch = () =>
      (asked += 1) === 1 ? Promise.reject(new TypeError('reset')) : answer({ ':type': 'page' });
    expect(await clientOf(fetch, instant).content.pageModel(page)).toMatchObject({ type: 'page' });
  });

  test.each(['active', 'create', 'update', 'merge'] as const)(
    'of a cart call (%s) is never repeated blindly',
    async (name) => {
      let asked = 0;
      const fetch: Fetch = () => ((asked += 1), Promise.reject(new TypeError('reset')));
      const { cart: calls } = clientOf(fetch, instant);
      const work = {
        active: () => calls.active(),
        create: () => calls.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } }),
        update: () => calls.update({ body: { actions: [{ action: 'calculateTax' }] } }),
        merge: () => calls.merge({ body: { anonymousCartId: 'c-1' } }),
      }[name];
      expect(await failureOf(work())).toMatchObject({ kind: 'network' });
      expect(asked).toBe(1);
    },
  );

  test('429 makes a read wait as long as it was told, once', async () => {
    let asked = 0;
    const fetch: Fetch = () =>
      (asked += 1) === 1 ? answer({ message: 'slow down' }, 429, { 'Retry-After': '0' }) : answer(cart);
    expect(await clientOf(fetch).cart.active()).toMatchObject({ id: 'c-1' });
    const told = await failureOf(clientOf(() => answer({}, 429, { 'Retry-After': '3600' })).cart.active());
    expect(told).toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
  });

  test('of everything makes at most 1.1 requests for a call', async () => {
    let asked = 0;
    const client = clientOf(() => ((asked += 1), answer({}, 503)), instant);
    for (let call = 0; call < 1000; call += 1) await failureOf(client.content.pageModel(page));
    expect(asked).toBeLessThanOrEqual(1100);
  });
});

describe('types', () => {
  const client = clientOf(() => answer(cart));

  test('the client mirrors the contract', () => {
    expectTypeOf(client.cart.active).returns.resolves.toHaveProperty('version').toEqualTypeOf<number>();
    expectTypeOf(client.cart.deleteActive).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(client.config.list).returns.resolves.toEqualTypeOf<{ text: string; value: string }[]>();
  });

  test('a call that lacks a part, or has a wrong one, does not compile', () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error the id is missing
      client.cart.get(),
      // @ts-expect-error there is no such action
      client.cart.update({ body: { actions: [{ action: 'addBundle', sku: 'x' }] } }),
      // @ts-expect-error a quantity is a number
      client.cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'x', quantity: '1' }] } }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
