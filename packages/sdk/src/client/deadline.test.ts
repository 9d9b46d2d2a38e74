import { describe, expect, test, vi } from 'vitest';
import { createClient } from './create-client.ts';
import type { Fetch } from './send.ts';
import { answer, clientOf, failureOf, recorder, tree, withServer } from './testing.ts';

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
    expect(error).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('cart.active timed out after 60 ms.') as string,
    });
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
    expect(await ended).toMatchObject({
      kind: 'aborted',
      message: expect.stringContaining('cart.active was aborted by its caller.') as string,
    });
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
