import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import type { Fetch } from './send.ts';
import { jsonResponse, cart, clientOf, failureOf, tree, withServer } from './testing.ts';

describe('failures and retries', () => {
  const page = { params: { pagePath: '/p' } } as const;
  const instant = { random: () => 0 };

  test('a network failure names the call and hides the URL', async () => {
    const error = await failureOf(
      createClient(tree, { baseURL: 'http://127.0.0.1:1' }).cart.get({ params: { id: 'secret-id' } }),
    );
    expect(error).toMatchObject({
      kind: 'network',
      message: expect.stringContaining('cart.get got no response.') as string,
    });
    expect(JSON.stringify(error)).not.toContain('secret-id');
  });

  test('a connection that breaks in the middle of the body is a network failure', async () => {
    const error = await withServer(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{');
        setTimeout(() => response.destroy(), 10);
      },
      (url) => failureOf(createClient(tree, { baseURL: url }).cart.active()),
    );
    expect(error.kind).toBe('network');
  });

  test.each([500, 502, 503, 504])('status %d of the author system is retried exactly once', async (status) => {
    let attempts = 0;
    const fetch: Fetch = () => ((attempts += 1), jsonResponse({}, status));
    expect(await failureOf(clientOf(fetch, instant).content.pageModel(page))).toMatchObject({ status });
    expect(attempts).toBe(2);
  });

  test('a retried failure of the author system is invisible to the caller', async () => {
    let attempts = 0;
    const fetch: Fetch = () =>
      (attempts += 1) === 1 ? Promise.reject(new TypeError('reset')) : jsonResponse({ ':type': 'page' });
    expect(await clientOf(fetch, instant).content.pageModel(page)).toMatchObject({ type: 'page' });
  });

  test.each(['active', 'create', 'update', 'merge'] as const)(
    'a failed cart call (%s) is never resent unchanged',
    async (name) => {
      let attempts = 0;
      const fetch: Fetch = () => ((attempts += 1), Promise.reject(new TypeError('reset')));
      const { cart: calls } = clientOf(fetch, instant);
      const work = {
        active: () => calls.active(),
        create: () => calls.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } }),
        update: () => calls.update({ body: { actions: [{ action: 'calculateTax' }] } }),
        merge: () => calls.merge({ body: { anonymousCartId: 'c-1' } }),
      }[name];
      expect(await failureOf(work())).toMatchObject({ kind: 'network' });
      expect(attempts).toBe(1);
    },
  );

  test('a rate-limited read waits once for the time in the response', async () => {
    let attempts = 0;
    const fetch: Fetch = () =>
      (attempts += 1) === 1 ? jsonResponse({ message: 'slow down' }, 429, { 'Retry-After': '0' }) : jsonResponse(cart);
    expect(await clientOf(fetch).cart.active()).toMatchObject({ id: 'c-1' });
    const rateLimited = await failureOf(clientOf(() => jsonResponse({}, 429, { 'Retry-After': '3600' })).cart.active());
    expect(rateLimited).toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
  });

  test('during an outage at most 1.1 requests are sent per call', async () => {
    let attempts = 0;
    const client = clientOf(() => ((attempts += 1), jsonResponse({}, 503)), instant);
    for (let call = 0; call < 1000; call += 1) await failureOf(client.content.pageModel(page));
    expect(attempts).toBeLessThanOrEqual(1100);
  });
});

describe('a connection that closes before the response begins', () => {
  const closings: [string, (socket: Socket) => void][] = [
    ['closed', (socket) => void socket.destroy()],
    ['reset', (socket) => void socket.resetAndDestroy()],
  ];

  interface Seen {
    readonly method: string | undefined;
    readonly key: string | string[] | undefined;
  }

  /** Starts a server that closes each connection at its second request, as an idle timeout does. */
  function closingServer(close: (socket: Socket) => void) {
    const [completed, closed]: [Seen[], Seen[]] = [[], []];
    const used = new WeakSet<Socket>();
    const listener: RequestListener = ({ method, headers, socket }, response) => {
      (used.has(socket) ? closed : completed).push({ method, key: headers['idempotency-key'] });
      if (used.has(socket)) close(socket);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cart));
      used.add(socket);
    };
    return { completed, closed, listener };
  }

  /** Sends calls one by one until one uses a connection that the server has closed. */
  async function callUntilClosed(closed: readonly Seen[], make: () => Promise<unknown>): Promise<void> {
    for (let calls = 0; closed.length === 0; calls += 1) {
      expect(calls).toBeLessThan(1000);
      await make();
    }
  }

  test.each(closings)('a GET is retried once when its connection is %s', async (_, close) => {
    const { completed, closed, listener } = closingServer(close);
    let calls = 0;
    await withServer(listener, async (url) => {
      const client = createClient(tree, { baseURL: url });
      await callUntilClosed(closed, () => ((calls += 1), client.cart.active()));
    });
    expect([closed.length, completed.length]).toEqual([1, calls]);
  });

  test.each(closings)(
    'a POST is retried once with the same idempotency key when its connection is %s',
    async (_, close) => {
      const { completed, closed, listener } = closingServer(close);
      const body = { currency: 'USD', taxMode: 'ExternalAmount' } as const;
      await withServer(listener, async (url) => {
        const client = createClient(tree, { baseURL: url });
        await callUntilClosed(closed, () => client.cart.create({ body }));
      });
      expect(closed).toEqual([{ method: 'POST', key: expect.any(String) as string }]);
      expect(completed.at(-1)).toEqual(closed[0]);
    },
  );

  test.each(closings)('a POST without an idempotency key fails when its connection is %s', async (_, close) => {
    const { closed, listener } = closingServer(close);
    const error = await withServer(listener, (url) => {
      const client = createClient(tree, { baseURL: url });
      const body = { actions: [{ action: 'calculateTax' as const }] };
      return failureOf(callUntilClosed(closed, () => client.cart.update({ body })));
    });
    expect(error).toMatchObject({ kind: 'network', isReset: true });
    expect(closed).toHaveLength(1);
  });

  test.each(closings)('a GET fails when its connection is %s twice', async (_, close) => {
    let requests = 0;
    const error = await withServer(
      ({ socket }) => {
        requests += 1;
        close(socket);
      },
      (url) => failureOf(createClient(tree, { baseURL: url }).cart.active()),
    );
    expect(error).toMatchObject({ kind: 'network', isReset: true });
    expect(requests).toBe(2);
  });

  test('the retry of a closed connection uses the retry budget', async () => {
    let requests = 0;
    const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    const client = clientOf(() => ((requests += 1), Promise.reject(new TypeError('fetch failed', { cause: reset }))));
    for (let call = 0; call < 1000; call += 1) await failureOf(client.cart.active());
    expect(requests).toBe(1100);
  });

  test('a connection that closes in the middle of a body is not retried', async () => {
    let requests = 0;
    const error = await withServer(
      (_, response) => {
        requests += 1;
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{');
        setTimeout(() => response.socket?.resetAndDestroy(), 10);
      },
      (url) => failureOf(createClient(tree, { baseURL: url }).cart.active()),
    );
    expect(error).toMatchObject({ kind: 'network', isReset: false });
    expect(requests).toBe(1);
  });
});
