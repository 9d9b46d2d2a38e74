import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import type { Fetch } from './send.ts';
import { answer, cart, clientOf, failureOf, tree, withServer } from './testing.ts';

describe('a failure', () => {
  const page = { params: { pagePath: '/p' } } as const;
  const instant = { random: () => 0 };

  test('of the network names the call and hides the address', async () => {
    const error = await failureOf(
      createClient(tree, { baseURL: 'http://127.0.0.1:1' }).cart.get({ params: { id: 'secret-id' } }),
    );
    expect(error).toMatchObject({
      kind: 'network',
      message: expect.stringContaining('cart.get got no response.') as string,
    });
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

  test('429 makes a read wait as long as the answer asks, once', async () => {
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

describe('a connection that closes before the response begins', () => {
  const closings: [string, (socket: Socket) => void][] = [
    ['closed', (socket) => void socket.destroy()],
    ['reset', (socket) => void socket.resetAndDestroy()],
  ];

  interface Seen {
    readonly method: string | undefined;
    readonly key: string | string[] | undefined;
  }

  /** Answers the first request of each connection and closes the connection at its second, as an idle timeout may. */
  function closingServer(close: (socket: Socket) => void) {
    const [answered, closed]: [Seen[], Seen[]] = [[], []];
    const used = new WeakSet<Socket>();
    const listener: RequestListener = ({ method, headers, socket }, response) => {
      (used.has(socket) ? closed : answered).push({ method, key: headers['idempotency-key'] });
      if (used.has(socket)) close(socket);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cart));
      used.add(socket);
    };
    return { answered, closed, listener };
  }

  /** Makes calls one after the other until one of them met a connection that the server closed. */
  async function callUntilClosed(closed: readonly Seen[], make: () => Promise<unknown>): Promise<void> {
    for (let calls = 0; closed.length === 0; calls += 1) {
      expect(calls).toBeLessThan(1000);
      await make();
    }
  }

  test.each(closings)('has a GET sent once more when it is %s', async (_, close) => {
    const { answered, closed, listener } = closingServer(close);
    let calls = 0;
    await withServer(listener, async (url) => {
      const client = createClient(tree, { baseURL: url });
      await callUntilClosed(closed, () => ((calls += 1), client.cart.active()));
    });
    expect([closed.length, answered.length]).toEqual([1, calls]);
  });

  test.each(closings)('has a POST sent once more under the same idempotency key when it is %s', async (_, close) => {
    const { answered, closed, listener } = closingServer(close);
    const body = { currency: 'USD', taxMode: 'ExternalAmount' } as const;
    await withServer(listener, async (url) => {
      const client = createClient(tree, { baseURL: url });
      await callUntilClosed(closed, () => client.cart.create({ body }));
    });
    expect(closed).toEqual([{ method: 'POST', key: expect.any(String) as string }]);
    expect(answered.at(-1)).toEqual(closed[0]);
  });

  test.each(closings)('fails a POST without an idempotency key when it is %s', async (_, close) => {
    const { closed, listener } = closingServer(close);
    const error = await withServer(listener, (url) => {
      const client = createClient(tree, { baseURL: url });
      const body = { actions: [{ action: 'calculateTax' as const }] };
      return failureOf(callUntilClosed(closed, () => client.cart.update({ body })));
    });
    expect(error).toMatchObject({ kind: 'network', isReset: true });
    expect(closed).toHaveLength(1);
  });

  test.each(closings)('fails a GET that is %s twice', async (_, close) => {
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

  test('is paid for from the retry budget', async () => {
    let requests = 0;
    const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    const client = clientOf(() => ((requests += 1), Promise.reject(new TypeError('fetch failed', { cause: reset }))));
    for (let call = 0; call < 1000; call += 1) await failureOf(client.cart.active());
    expect(requests).toBe(1100);
  });

  test('in the middle of a body is not retried', async () => {
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
