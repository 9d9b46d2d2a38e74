import { describe, expect, test } from 'vitest';
import { createCalls } from '../create-calls.ts';
import type { Hooks } from './send.ts';
import { jsonResponse, baseURL, cart, clientOf, failureOf, recorder } from './testing.ts';

/** Returns hooks that record their calls. */
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
  test('hooks see the request and the response of a call', async () => {
    const { notes, hooks } = notingHooks();
    await clientOf(() => jsonResponse(cart), { hooks }).cart.active();
    expect(notes).toEqual([
      ['request', 'GET', url],
      ['response', 200],
    ]);
  });

  test('hooks see an error response, which the caller receives as a typed error', async () => {
    const { notes, hooks } = notingHooks();
    const error = await failureOf(clientOf(() => jsonResponse({ message: 'no' }, 400), { hooks }).cart.active());
    expect(error).toMatchObject({ kind: 'http', status: 400, body: { message: 'no' } });
    expect(notes.slice(1)).toEqual([
      ['response', 400],
      ['response error', 400],
    ]);
  });

  test('hooks see an error of fetch, which the caller receives as a network error', async () => {
    const { notes, hooks } = notingHooks();
    const fetch = () => Promise.reject(new TypeError('no route'));
    expect(await failureOf(clientOf(fetch, { hooks }).cart.active())).toMatchObject({ kind: 'network' });
    expect(notes.slice(1)).toEqual([['request error', 'no route']]);
  });

  test('a hook can add a header to a request', async () => {
    const { requests, fetch } = recorder();
    const hooks: Hooks = { onRequest: ({ options }) => options.headers.set('traceparent', '00-1-2-01') };
    await clientOf(fetch, { hooks }).cart.active();
    expect(requests[0]?.headers.get('traceparent')).toBe('00-1-2-01');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  test('a hook can read a clone of the response without affecting the caller', async () => {
    const bodies: unknown[] = [];
    const hooks: Hooks = { onResponse: async ({ response }) => void bodies.push(await response.clone().json()) };
    expect(await clientOf(() => jsonResponse(cart), { hooks }).cart.active()).toMatchObject({ id: 'c-1' });
    expect(bodies).toEqual([cart]);
  });

  test('hooks run again for a retry', async () => {
    const { notes, hooks } = notingHooks();
    let tries = 0;
    const fetch = () => jsonResponse({ ':type': 'page' }, (tries += 1) === 1 ? 503 : 200);
    await clientOf(fetch, { hooks, random: () => 0 }).content.pageModel({ params: { pagePath: '/p' } });
    expect(notes.filter((note) => (note as string[])[0] === 'request')).toHaveLength(2);
  });

  test('a throwing hook fails the call with a typed error that does not quote the hook', async () => {
    const hooks: Hooks = {
      onRequest: () => {
        throw new Error('secret');
      },
    };
    const error = await failureOf(clientOf(() => jsonResponse(cart), { hooks }).cart.active());
    expect(error).toMatchObject({ kind: 'network' });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  test('the hooks of an SDK see its token requests', async () => {
    const { notes, hooks } = notingHooks();
    const gatewayUrl = 'http://gateway.test/api';
    const sdk = createCalls({ gatewayUrl, hooks, fetch: () => jsonResponse({}, 503) });
    await failureOf(sdk.cart.active());
    expect(String((notes[0] as string[])[2])).toContain('/oauth/token');
  });
});
