import { describe, expect, test } from 'vitest';
import { exchange as browserExchange } from './exchange.browser.ts';
import { exchange } from './exchange.ts';
import type { Exchange, Send } from './send.ts';

const request = (send: Send, parts: Partial<Exchange> = {}): Exchange => ({
  send,
  baseURL: 'http://gateway.test/api/',
  path: '/search/listing',
  query: {},
  init: { method: 'GET' },
  ...parts,
});

describe.each([
  ['the transport of a server', exchange],
  ['the transport of a browser', browserExchange],
])('%s', (_, send) => {
  test('writes the query so that it is read as it was meant', async () => {
    let asked = '';
    const query = { q: '*:*', fq: ['a:"b & c"', 'd+e', 'é/%'], none: undefined, empty: '' };
    await send(request((url) => ((asked = url), Promise.resolve(new Response())), { query }));
    const url = new URL(asked);
    expect(url.pathname).toBe('/api/search/listing');
    expect([...url.searchParams]).toEqual([
      ['q', '*:*'],
      ['fq', 'a:"b & c"'],
      ['fq', 'd+e'],
      ['fq', 'é/%'],
      ['empty', ''],
    ]);
  });

  test('gives every response as it is, refusals too', async () => {
    for (const status of [200, 204, 400, 409, 503]) {
      const body = status === 204 ? null : 'text';
      const response = await send(request(() => Promise.resolve(new Response(body, { status }))));
      expect([response.status, await response.text()]).toEqual([status, body ?? '']);
    }
  });

  test('sends a body once, and throws what was thrown under it', async () => {
    let sent = 0;
    const problem = new TypeError('reset');
    const failing = send(
      request(() => ((sent += 1), Promise.reject(problem)), { init: { method: 'POST', body: '{}' } }),
    );
    await expect(failing).rejects.toBe(problem);
    expect(sent).toBe(1);
  });
});
