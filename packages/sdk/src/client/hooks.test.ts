import { describe, expect, test } from 'vitest';
import { createCalls } from '../create-calls.ts';
import type { Hooks } from './send.ts';
import { answer, baseURL, cart, clientOf, failureOf, recorder } from './testing.ts';

/** Notes each hook that runs, with what it sees. */
function notingHooks() {
  const notes: unknown[] = [];
  const hooks: Hooks = {
    onRequest: ({ request, options }) => void notes.push(['request', options.method, request]),
    onResponse: ({ response }) => void notes.push(['response', response.status]),
    onResponseError: ({ response }) => void notes.push(['response error', response.status]),
    onRequestError: ({ error }) => void notes.push(['request error', error.message]),
  };
  return { notes, hooks };
}

const url = `${baseURL}/cart/active`;

describe('the hooks of a client', () => {
  test('see the request and the response of a call', async () => {
    const { notes, hooks } = notingHooks();
    await clientOf(() => answer(cart), { hooks }).cart.active();
    expect(notes).toEqual([
      ['request', 'GET', url],
      ['response', 200],
    ]);
  });

  test('see an error response, which the caller gets as a typed error', async () => {
    const { notes, hooks } = notingHooks();
    const error = await failureOf(clientOf(() => answer({ message: 'no' }, 400), { hooks }).cart.active());
    expect(error).toMatchObject({ kind: 'http', status: 400, body: { message: 'no' } });
    expect(notes.slice(1)).toEqual([
      ['response', 400],
      ['response error', 400],
    ]);
  });

  test('see what fetch throws, which the caller gets as a network error', async () => {
    const { notes, hooks } = notingHooks();
    const fetch = () => Promise.reject(new TypeError('no route'));
    expect(await failureOf(clientOf(fetch, { hooks }).cart.active())).toMatchObject({ kind: 'network' });
    expect(notes.slice(1)).toEqual([['request error', 'no route']]);
  });

  test('may add a header to a request', async () => {
    const { requests, fetch } = recorder();
    const hooks: Hooks = { onRequest: ({ options }) => options.headers.set('traceparent', '00-1-2-01') };
    await clientOf(fetch, { hooks }).cart.active();
    expect(requests[0]?.headers.get('traceparent')).toBe('00-1-2-01');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  test('may read a clone of the response, and the caller still gets it', async () => {
    const bodies: unknown[] = [];
    const hooks: Hooks = { onResponse: async ({ response }) => void bodies.push(await response.clone().json()) };
    expect(await clientOf(() => answer(cart), { hooks }).cart.active()).toMatchObject({ id: 'c-1' });
    expect(bodies).toEqual([cart]);
  });

  test('run again for a retry', async () => {
    const { notes, hooks } = notingHooks();
    let tries = 0;
    const fetch = () => answer({ ':type': 'page' }, (tries += 1) === 1 ? 503 : 200);
    await clientOf(fetch, { hooks, random: () => 0 }).content.pageModel({ params: { pagePath: '/p' } });
    expect(notes.filter((note) => (note as string[])[0] === 'request')).toHaveLength(2);
  });

  test('that throw fail the call with a typed error that does not quote them', async () => {
    const hooks: Hooks = {
      onRequest: () => {
        throw new Error('secret');
      },
    };
    const error = await failureOf(clientOf(() => answer(cart), { hooks }).cart.active());
    expect(error).toMatchObject({ kind: 'network' });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  test('of an SDK see its token requests too', async () => {
    const { notes, hooks } = notingHooks();
    const gatewayUrl = 'http://gateway.test/api';
    const sdk = createCalls({ gatewayUrl, hooks, fetch: () => answer({}, 503) });
    await failureOf(sdk.cart.active());
    expect(String((notes[0] as string[])[2])).toContain('/oauth/token');
  });
});
