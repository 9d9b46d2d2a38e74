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
