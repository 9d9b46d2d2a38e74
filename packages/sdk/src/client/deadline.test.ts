import { describe, expect, test, vi } from 'vitest';
import { createClient } from './create-client.ts';
import type { Fetch } from './send.ts';
import { cart, jsonResponse, clientOf, failureOf, recorder, tree, withServer } from './testing.ts';

describe('timeouts', () => {
  const short = { timeoutMs: { gateway: 60, author: 60 } };

  test('SDK-043 SDK-045 a call to the author system times out after 10 s, a call to the gateway after 25 s', async () => {
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

  test.each([Infinity, Number.MAX_SAFE_INTEGER])(
    'a call with a timeout of %d ms does not time out',
    async (timeoutMs) => {
      const fetch: Fetch = () => new Promise((resolve) => setTimeout(() => resolve(jsonResponse(cart)), 20));
      await expect(clientOf(fetch).cart.active({ timeoutMs })).resolves.toMatchObject({ id: 'c-1' });
    },
  );

  test('a value that is no signal is named, and leaves no timer that would fail later', async () => {
    const wrong = new AbortController() as unknown as AbortSignal;
    vi.useFakeTimers();
    try {
      await expect(clientOf(() => jsonResponse(cart)).cart.active({ signal: wrong })).rejects.toThrow(/signal/);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a timeout also applies to a body that stalls after its headers', async () => {
    const error = await withServer(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"type":'),
      (url) => failureOf(createClient(tree, { baseURL: url, ...short }).cart.active()),
    );
    expect(error).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('cart.active timed out after 60 ms.') as string,
    });
  });

  test('an attempt that exceeds its timeout is aborted and retried', async () => {
    let tries = 0;
    const fetch: Fetch = () => ((tries += 1) === 1 ? new Promise<never>(() => undefined) : jsonResponse({}));
    const client = clientOf(fetch, { attemptTimeoutMs: { author: 500 } });
    expect((await client.content.dictionary({ params: { locale: 'en' } })).size).toBe(0);
    expect(tries).toBe(2);
  });

  test('an attempt timeout fails a call that cannot be retried', async () => {
    const client = clientOf(() => new Promise<never>(() => undefined), { attemptTimeoutMs: { gateway: 60 } });
    expect(await failureOf(client.cart.active())).toMatchObject({ kind: 'timeout', timeoutMs: 60 });
  });

  test('an attempt timeout never exceeds the timeout of the call', async () => {
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

  test('a call that its caller aborts does not wait for its timeout', async () => {
    const caller = new AbortController();
    const client = clientOf(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
    const ended = failureOf(client.cart.active({ signal: caller.signal }));
    caller.abort();
    expect(await ended).toMatchObject({
      kind: 'aborted',
      message: expect.stringContaining('cart.active was aborted by its caller.') as string,
    });
  });

  test('a call that was aborted before it started is not sent', async () => {
    const { requests, fetch } = recorder();
    expect(await failureOf(clientOf(fetch).cart.active({ signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'aborted',
    });
    expect(requests).toEqual([]);
  });

  test('aborted calls leave no timer behind', async () => {
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
